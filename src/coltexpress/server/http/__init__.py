"""The HTTP API and the page: route handlers, error responses, OpenAPI document.

`identities`, `tables`, `records`, `operations` and `page` have the handlers. May import `tables` and everything below
it; used by `app` and `routes`.
"""
