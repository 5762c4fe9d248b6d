"""The icons of the book as an app, and what draws them."""
