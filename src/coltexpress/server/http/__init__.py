"""The HTTP API and the page: route handlers, authentication, OpenAPI document.

`routes` lists the handlers of `identities`, `tables`, `records`, `operations` and `page`. May import all other server
packages; `routes` is used by `app`, `auth` also by `websocket`.
"""
