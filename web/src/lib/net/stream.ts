/**
 * One event stream for all tabs of a browser. A browser opens only six connections to a server; with one stream per
 * tab, the seventh tab would wait forever. The tab that holds the lock listens and forwards the events to the other
 * tabs; when it is closed, another tab gets the lock.
 */

/** Delay before a reconnect: the browser's own reconnects are so fast that the rate limit would count them. */
const AGAIN = 15_000;

/** `heard` gets the data, and whether this tab received it directly. Returns a function that stops listening. */
export function oneStream(address: string, heard: (data: string, first: boolean) => void): () => void {
  // without a secure context there are no locks (and no notifications): each tab listens while it is visible
  if (!("locks" in navigator) || typeof BroadcastChannel === "undefined") return whileSeen(() => stream(address, (data) => heard(data, true)));
  const others = new BroadcastChannel(address);
  others.onmessage = ({ data }: MessageEvent<string>) => heard(data, false);
  const leaving = new AbortController();
  const listen = (): Promise<void> =>
    new Promise((leave) => {
      const end = stream(address, (data) => {
        heard(data, true);
        others.postMessage(data);
      });
      leaving.signal.addEventListener("abort", () => {
        end();
        leave();
      });
    });
  navigator.locks.request(address, { signal: leaving.signal }, listen).catch(() => undefined); // left before
  return () => {
    leaving.abort();
    others.close();
  };
}

function stream(address: string, heard: (data: string) => void): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = (): void => {
    source = new EventSource(address);
    source.addEventListener("turn", ({ data }: MessageEvent<string>) => heard(data));
    source.onerror = () => {
      source.close();
      clearTimeout(timer);
      timer = setTimeout(open, AGAIN);
    };
  };
  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}

function whileSeen(begin: () => () => void): () => void {
  let end: (() => void) | null = null;
  const follow = (): void => {
    if (document.hidden === (end === null)) return;
    end?.();
    end = document.hidden ? null : begin();
  };
  document.addEventListener("visibilitychange", follow);
  follow();
  return () => {
    document.removeEventListener("visibilitychange", follow);
    end?.();
  };
}
