/**
 * One stream of events for all tabs of a browser, which holds only six connections to a server: with a stream for each,
 * the seventh tab would wait for ever. Whoever has the lock listens, and tells the others; who leaves passes it on.
 */

/** A stream that the server ended is asked for again, but not in a hurry: the browser's own haste would count as flooding. */
const AGAIN = 15_000;

/** `heard` gets what the server says, and whether it was said to this tab. What it returns ends that. */
export function oneStream(address: string, heard: (data: string, first: boolean) => void): () => void {
  // pages that came over an open line have no locks, and may not show notices: they listen as long as they are seen
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
  navigator.locks.request(address, { signal: leaving.signal }, listen).catch(() => undefined); // left before it was our turn
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
