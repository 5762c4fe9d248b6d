"""The engine's interface to the browser (requests and answers in JSON) and to the build of the site (HTML)."""
