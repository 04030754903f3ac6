"""Message bus between server processes: announces that a table has changed; the change itself is read from the store.

`bus` has the protocol and the single-process `NoBus`, `valkey_bus` the implementation on Valkey or Redis. Imports no
other server package; used by `tables`.
"""
