import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generatePath, matchRoutes } from 'react-router-dom';
import type { RemoteDescriptor } from '@site/remote-kit/descriptor.ts';
import type { LocatedModule } from '../../../build/located-routes.ts';

const root = join(import.meta.dirname, '../../..');

/** The others show nothing without a password. */
const PUBLIC_REMOTES = ['marketing', 'job-board'];

export interface PublicPage {
  /** The address of a sample: '/jobs/shunter-leeds-482520'. */
  path: string;
  /** The file of its code, from the repository's root. */
  source: string;
}

/**
 * An address of each page that everybody can open, rather than whoever has a link from a mail; of those that share
 * their code, the first.
 */
export async function publicPages(site: string): Promise<PublicPage[]> {
  const routes = (await Promise.all(PUBLIC_REMOTES.map(routesOf))).flat();
  const samples = new Map<string, { path: string; params: Record<string, string | undefined> }>();
  for (const path of await pathsInSitemap(site)) {
    const match = matchRoutes([...routes], path)?.at(-1);
    if (match?.route.path && !samples.has(match.route.path))
      samples.set(match.route.path, { path, params: match.params });
  }
  const params = Object.assign({}, ...[...samples.values()].map((sample) => sample.params)) as Record<string, string>;
  const isOpen = (path: string) => [...path.matchAll(/:(\w+)/g)].every(([, name]) => Object.hasOwn(params, name!));
  return routes
    .filter(({ path }) => isOpen(path))
    .filter(({ source }, index, open) => index === open.findIndex((each) => each.source === source))
    .map(({ path, source }) => ({ path: samples.get(path)?.path ?? generatePath(path, params), source }));
}

/** @throws Error with a message for the user when it is none of these pages */
export function pageAt(pages: readonly PublicPage[], path: string): PublicPage {
  const page = pages.find((each) => each.path === path);
  if (!page) throw new Error(`${path} is none of the pages: ${pages.map((each) => each.path).join(', ')}`);
  return page;
}

/** From the newest build. */
async function routesOf(remote: string) {
  const dist = join(root, 'remotes', remote, 'dist');
  const { version } = JSON.parse(await readFile(join(dist, 'remote.json'), 'utf8')) as RemoteDescriptor;
  const { routes } = (await import(pathToFileURL(join(dist, version, 'server/routes.js')).href)) as LocatedModule;
  return routes.map(({ path, source }) => ({ path, source: `remotes/${remote}/${source}` }));
}

async function pathsInSitemap(site: string): Promise<string[]> {
  const addressesIn = async (path: string) =>
    [...(await (await fetch(site + path)).text()).matchAll(/<loc>([^<]+)/g)].map(([, url]) => new URL(url!).pathname);
  const parts = await addressesIn('/sitemap.xml');
  return (await Promise.all(parts.map(addressesIn))).flat();
}
