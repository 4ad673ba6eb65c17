import type { Log } from '@site/api/log.ts';
import type { ApiClient } from '@site/contract';
import type { PageAddress, PageModule, RemoteRoute } from '@site/remote-kit';
import type { FoundRemote } from './registry.ts';

/** How long a list is kept. */
const KEPT_FOR_MS = 10 * 60_000;

interface SitemapOptions {
  remotes: () => readonly FoundRemote[];
  /** Calls the API as an anonymous visitor. */
  api: ApiClient;
  /** What it is made from; undefined where nothing may be kept. */
  revision: () => Promise<string | undefined>;
  log: Log;
}

/** Returns a function that lists the addresses of every page that search engines may show. */
export function createSitemap({ remotes, api, revision, log }: SitemapOptions): () => Promise<readonly PageAddress[]> {
  let kept: { at: number; addresses: Promise<readonly PageAddress[]> } | undefined;

  async function list(): Promise<readonly PageAddress[]> {
    const lists = await Promise.all(remotes().map(addressesOf));
    return lists.flat();
  }

  async function addressesOf({ name, build }: FoundRemote): Promise<PageAddress[]> {
    /** What fails is left out, until the next time that the sitemap is asked for. */
    const leaveOut = (error: unknown) => {
      kept = undefined;
      log.error('sitemap.incomplete', { remote: name, version: build?.version, message: String(error) });
      return [];
    };
    const routes = await (build?.load() ?? Promise.resolve({ routes: [] })).then((remote) => remote.routes, leaveOut);
    const asked = new Set<unknown>();
    return (await Promise.all(routes.map((route) => addressesAt(route, api, asked).catch(leaveOut)))).flat();
  }

  return async () => {
    // Also while the database does not say its revision: a list read then would lack the jobs.
    if (kept && performance.now() - kept.at <= KEPT_FOR_MS) return kept.addresses;
    const mayBeKept = (await revision()) !== undefined;
    const addresses = list();
    if (mayBeKept) kept = { at: performance.now(), addresses };
    return addresses;
  };
}

/** Several paths may have one page, which names all its addresses: the functions `asked` before are not asked again. */
async function addressesAt(
  { path, load }: RemoteRoute,
  api: ApiClient,
  asked: Set<unknown>,
): Promise<readonly PageAddress[]> {
  const page = await load();
  if (page.addresses) {
    if (asked.has(page.addresses)) return [];
    asked.add(page.addresses);
    return page.addresses(api);
  }
  if (page.isPrivate || /[:*]/.test(path)) return [];
  const { robots, article } = metaAt(path, page);
  return robots === 'noindex' ? [] : [{ path, ...(article && { lastModified: article.published }) }];
}

/** Whether the page is indexed, and when it was written, do not depend on the site's origin. */
const metaAt = (path: string, page: PageModule) =>
  page.meta({ data: undefined, params: {}, url: new URL(path, 'http://localhost') });
