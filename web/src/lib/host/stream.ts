/**
 * One event stream for all tabs of a browser. A browser opens only six connections to a server; with one stream per
 * tab, the seventh tab would wait forever. The tab that holds the lock listens and forwards the events to the other
 * tabs; when it is closed, another tab gets the lock.
 */

/** Delay before a reconnect: the browser's own reconnects are so fast that the rate limit would count them. */
const RECONNECT_DELAY_MS = 15_000;

/** `onData` gets the data, and whether this tab received it directly. Returns a function that stops listening. */
export function sharedEventStream(address: string, onData: (data: string, first: boolean) => void): () => void {
  // without a secure context there are no locks (and no notifications): each tab listens while it is visible
  if (!("locks" in navigator) || typeof BroadcastChannel === "undefined") return whileVisible(() => stream(address, (data) => onData(data, true)));
  const others = new BroadcastChannel(address);
  others.onmessage = ({ data }: MessageEvent<string>) => onData(data, false);
  const leaving = new AbortController();
  const listen = (): Promise<void> =>
    new Promise((leave) => {
      const end = stream(address, (data) => {
        onData(data, true);
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

function stream(address: string, onData: (data: string) => void): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = (): void => {
    source = new EventSource(address);
    source.addEventListener("turn", ({ data }: MessageEvent<string>) => onData(data));
    source.onerror = () => {
      source.close();
      clearTimeout(timer);
      timer = setTimeout(open, RECONNECT_DELAY_MS);
    };
  };
  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}

function whileVisible(begin: () => () => void): () => void {
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
