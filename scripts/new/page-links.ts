import type { LocatedRoute } from '../../build/located-routes.ts';
import type { Change } from './change.ts';
import { namesOf } from './names.ts';

export const PAGE_LINKS = 'remote-kit/links';
const NONE = 'export {};';

type LinkedRoute = Pick<LocatedRoute, 'path' | 'source'>;

/**
 * `remote-kit/links/<remote>.ts`: the addresses of a remote's pages, by name. A page with several paths has none: which
 * of them is meant depends on data.
 */
export function linksModule(remote: string, routes: readonly LinkedRoute[]): string {
  const pages = Map.groupBy(routes, ({ source }) => source?.split('/')[2] ?? '');
  const lines = [...pages].flatMap(([page, [route, ...more]]) =>
    route && more.length === 0 ? [pageLink(page, route.path)] : [],
  );
  return [
    `// Generated from the routes of remotes/${remote}.`,
    ...(lines.length > 0 ? lines.toSorted() : [NONE]),
    '',
  ].join('\n');
}

/** Adds the link of a new page. */
export function addPageLink(change: Change, remote: string, page: string, path: string): void {
  const file = `${PAGE_LINKS}/${remote}.ts`;
  if (!change.has(file)) change.create(file, linksModule(remote, []));
  change.edit(file, (text) => {
    const [header, ...links] = text.replace(NONE, '').split(/^(?=export )/m);
    return [header, ...[...links, `${pageLink(page, path)}\n`].toSorted()].join('');
  });
}

/** The declaration of a page's link: "export const jobListHref = '/jobs';". */
function pageLink(page: string, path: string): string {
  const name = `${namesOf(page).camel}Href`;
  const params = [...path.matchAll(/:(\w+)/g)].map(([, param = '']) => param);
  if (params.length === 0) return `export const ${name} = '${path}';`;
  const type = params.map((param) => `${param}: string`).join('; ');
  const address = path.replaceAll(/:(\w+)/g, '${encodeURIComponent($1)}');
  return `export const ${name} = ({ ${params.join(', ')} }: { ${type} }): string => \`${address}\`;`;
}
