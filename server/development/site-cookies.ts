/**
 * A running site's cookies as a browser keeps them for this machine, where every program's cookies are mixed and most
 * connections are plain http.
 */
export interface SiteCookies {
  /** Of the cookies in a browser's Cookie header, the site's, as it knows them. Undefined where there are none. */
  toSite(cookie: string): string | undefined;
  /** A Set-Cookie header of the site, for the browser. */
  toBrowser(setCookie: string): string;
}

/** What only holds at the site's own address, or over https. */
const OF_THE_SITE = /^\s*(domain\s*=.*|secure|partitioned|samesite\s*=\s*none)\s*$/i;

/**
 * The browser's names say which site a cookie is of: no other site and no other program of this machine gets it, and
 * the site gets no other. They also hide the prefix `__Host-`, which browsers accept only over https.
 */
export function siteCookies(site: string): SiteCookies {
  const prefix = `${new URL(site).host.replaceAll(/[^\w.-]/g, '_')}~`;
  return {
    toSite(cookie) {
      const pairs = cookie.split(/;\s*/).filter((pair) => pair.startsWith(prefix));
      return pairs.map((pair) => pair.slice(prefix.length)).join('; ') || undefined;
    },
    toBrowser(setCookie) {
      const [pair, ...attributes] = setCookie.split(';');
      return [prefix + pair, ...attributes.filter((attribute) => !OF_THE_SITE.test(attribute))].join(';');
    },
  };
}
