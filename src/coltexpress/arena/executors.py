"""Executors: local processes or a Dask cluster. Both are a `concurrent.futures.Executor`."""

import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import partial
from multiprocessing.connection import Connection
from typing import Final, ParamSpec, TypeAlias, TypeVar

from coltexpress.engine.errors import ColtError

P = ParamSpec("P")
T = TypeVar("T")
OpenExecutor: TypeAlias = Callable[[], AbstractContextManager[Executor]]
"""Opens a new executor. A lost executor raises BrokenExecutor; leaving the context with an exception stops all work."""

CLUSTER_SECONDS: Final = 20
"""Time limit for the connection to a cluster."""
WORKER_SECONDS: Final = 20
"""Time limit after the connection for the first worker."""


def executor_opener(workers: int | None, cluster: str | None) -> OpenExecutor:
    return partial(processes, workers or os.cpu_count() or 1) if cluster is None else partial(dask_cluster, cluster)


@contextmanager
def processes(workers: int) -> Iterator[Executor]:
    context = multiprocessing.get_context("spawn")
    watch_end, alive_end = context.Pipe(duplex=False)
    executor = _NoSigintPool(workers, context, _prepare_worker, (watch_end,))
    try:
        yield executor
    except BaseException:
        alive_end.close()
        raise
    finally:
        executor.shutdown(cancel_futures=True)
        alive_end.close()
        watch_end.close()


class _NoSigintPool(ProcessPoolExecutor):
    """Blocks SIGINT in `submit`, because any task may start a worker."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        with _without_sigint():
            return super().submit(fn, *args, **kwargs)


@contextmanager
def _without_sigint() -> Iterator[None]:
    """Processes started in this context block SIGINT from the start, even during imports. The parent handles Ctrl-C."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _prepare_worker(watch_end: Connection) -> None:
    """Runs in a worker: ends the worker with its parent, even if the parent is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # for systems without signal masks
    threading.Thread(target=_exit_with_parent, args=(watch_end,), daemon=True).start()


def _exit_with_parent(watch_end: Connection) -> None:
    with suppress(EOFError, OSError):
        watch_end.recv()
    os._exit(1)


def _raised_in(error: BaseException) -> str:
    """The name of the module that raised the error."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "" if trace is None else str(trace.tb_frame.f_globals.get("__name__", ""))


@contextmanager
def dask_cluster(address: str) -> Iterator[Executor]:
    try:
        from distributed import Client, KilledWorker
        from distributed.comm.addressing import get_address_host_port
    except ModuleNotFoundError:
        raise ColtError("extra-missing", extra="cluster") from None
    logging.getLogger("distributed.client").setLevel(logging.ERROR)  # hide its messages about retries
    try:
        # Check the address first: a client with an invalid address is never closed and can block the next client.
        get_address_host_port(address)
        client = Client(address, timeout=CLUSTER_SECONDS, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError):
        raise ColtError("arena-cluster", address=address) from None
    with client:
        try:
            client.wait_for_workers(1, timeout=WORKER_SECONDS)
        except TimeoutError:
            raise ColtError("arena-cluster-empty", address=address) from None
        # pure=False: play a lost game again, without a cached result.
        executor = client.get_executor(pure=False)  # type: ignore[no-untyped-call]
        try:
            yield executor
        except KilledWorker as lost:
            raise BrokenExecutor(str(lost)) from lost
        except (TypeError, ValueError) as error:
            # If the worker with a result dies before the result is fetched, Dask unpacks the result as an error.
            if _raised_in(error) == "distributed.cfexecutor":
                raise BrokenExecutor(str(error)) from error
            raise
        finally:
            executor.shutdown(wait=False)
