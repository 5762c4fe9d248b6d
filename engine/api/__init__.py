"""What the browser and the site may ask of the engine, and what they get."""
