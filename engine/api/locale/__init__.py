"""The texts of the page's JavaScript, by language."""
