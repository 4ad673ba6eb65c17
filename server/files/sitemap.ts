import type { Log } from '@site/api/program';
import type { PageAddress } from '@site/remote-kit';
import type { Pages } from '../pages/pages.ts';

/** How long a list is kept. */
const KEPT_FOR_MS = 10 * 60_000;

interface SitemapOptions {
  pages: Pick<Pages, 'addresses'>;
  /** What it is made from; undefined where nothing may be kept. */
  revision: () => Promise<string | undefined>;
  log: Log;
}

/** Returns a function that lists the addresses of every page that search engines may show. */
export function createSitemap({ pages, revision, log }: SitemapOptions): () => Promise<readonly PageAddress[]> {
  let kept: { at: number; addresses: Promise<readonly PageAddress[]> } | undefined;

  async function list(): Promise<readonly PageAddress[]> {
    const found = await pages.addresses();
    for (const { remote, version, problems } of found) {
      for (const message of problems) log.error('sitemap.incomplete', { remote, version, message });
      // What failed is left out, until the next time that the sitemap is asked for.
      if (problems.length > 0) kept = undefined;
    }
    return found.flatMap(({ addresses }) => addresses);
  }

  return async () => {
    // Also while the database does not say its revision: a list read then would lack the jobs.
    if (kept && performance.now() - kept.at <= KEPT_FOR_MS) return kept.addresses;
    const isCacheable = (await revision()) !== undefined;
    const addresses = list();
    if (isCacheable) kept = { at: performance.now(), addresses };
    addresses.catch(() => (kept = undefined));
    return addresses;
  };
}
