/** The router: the current path below the server's base path. */

const path = (): string => location.pathname.slice(new URL(document.baseURI).pathname.length - 1) || "/";

class Router {
  path = $state("/");
  hash = $state("");

  start(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest?.("a[href]");
      if (!(link instanceof HTMLAnchorElement) || link.target || event.defaultPrevented) return;
      if (link.hasAttribute("download")) return;
      if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (link.origin !== location.origin || !link.href.startsWith(document.baseURI)) return;
      if (link.hash && link.pathname === location.pathname) return;
      event.preventDefault();
      this.go(`/${link.href.slice(document.baseURI.length)}`);
    });
  }

  /** Navigate to a page: `/table/<id>`. */
  go(to: string, replace = false): void {
    const address = new URL(to.replace(/^\//, ""), document.baseURI);
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.path = path();
    this.hash = location.hash.slice(1);
  }
}

export const router = new Router();

/** The URL of a page, for links. */
export const link = (to: string): string => new URL(to.replace(/^\//, ""), document.baseURI).href;
