import { globSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { matchPath } from 'react-router-dom';
import type { Plugin } from 'vite';
import type { PageLink } from '@site/remote-kit/descriptor.ts';

/** Where a server bundle says which pages of other remotes it links to: an array of `PageLink`. */
export const LINKS_FILE = 'links.json';

const folder = join(dirname(findPackageJSON('@site/remote-kit', import.meta.url) ?? ''), 'links');

/** A file for each remote: its source or, in a repository of a remote's own, what was compiled from it. */
const files = () => globSync('*.{ts,js}', { cwd: folder, exclude: ['*.d.ts'] });

/** A page's address, or what makes it of the page's parameters. */
type Href = string | ((params: object) => string);

/** '/jobs/:slug': what an address is with the parameters' names for values. */
const patternOf = (href: Href): string =>
  typeof href === 'string'
    ? href
    : decodeURIComponent(href(new Proxy({}, { get: (_params, name) => `:${String(name)}` })));

/** The paths of a remote's pages, by the name of their link: 'jobDetailHref' -> '/jobs/:slug'. */
async function pathsOf(remote: string): Promise<ReadonlyMap<string, string>> {
  const file = files().find((each) => parse(each).name === remote) ?? `${remote}.ts`;
  const hrefs = (await import(pathToFileURL(join(folder, file)).href)) as Record<string, Href>;
  return new Map(Object.entries(hrefs).map(([name, href]) => [name, patternOf(href)]));
}

/** Every page of the site that can be linked to. */
export async function linkedPages(): Promise<PageLink[]> {
  const remotes = files().map((file) => parse(file).name);
  const pages = await Promise.all(
    remotes.map(async (remote) => [...(await pathsOf(remote)).values()].map((path) => ({ remote, path }))),
  );
  return pages.flat();
}

/** The page at an address, which may have a query and a fragment. */
export const pageAt = (pages: readonly PageLink[], href: string): PageLink | undefined =>
  pages.find(({ path }) => matchPath(path, href.replace(/[?#].*$/, '')));

/** The links of an article, which its compilation left with its module. */
export interface ArticleMeta {
  pageLinks?: readonly PageLink[];
}

interface ImportDeclaration {
  type: string;
  source?: { value?: unknown } | null;
  specifiers?: readonly { imported?: { name?: string } }[];
}

/** Collects which pages of other remotes the app `own` links to, and writes them into `LINKS_FILE` of the bundle. */
export function collectPageLinks(own: string): Plugin {
  const found = new Map<string, PageLink>();
  const add = (link: PageLink) => {
    if (link.remote !== own) found.set(link.path, link);
  };
  return {
    name: 'page-links',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { code: '@site/remote-kit/links/' },
      async handler(code, id) {
        for (const { source, specifiers } of this.parse(code).body as readonly ImportDeclaration[]) {
          const remote = /^@site\/remote-kit\/links\/(.+)\.ts$/.exec(String(source?.value))?.[1];
          if (remote === undefined) continue;
          const paths = await pathsOf(remote);
          for (const { imported } of specifiers ?? []) {
            const path = paths.get(imported?.name ?? '');
            if (path === undefined)
              this.error(`${id} must import the links of ${remote} by name, from those there are`);
            add({ remote, path });
          }
        }
      },
    },
    moduleParsed({ meta }) {
      (meta as ArticleMeta).pageLinks?.forEach(add);
    },
    generateBundle() {
      const links = [...found.values()].toSorted((a, b) => a.path.localeCompare(b.path));
      this.emitFile({ type: 'asset', fileName: LINKS_FILE, source: JSON.stringify(links, null, 2) });
    },
  };
}
