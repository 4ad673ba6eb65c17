import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { describe, expect, test } from 'vitest';
import type { LocatedModule } from '../../build/located-routes.ts';
import { linksModule, PAGE_LINKS } from '../../scripts/new/page-links.ts';

const root = join(import.meta.dirname, '../..');
/** Nothing else links to the pages for staff. */
const remotes = globSync('remotes/*/src/routes.tsx', { cwd: root, exclude: ['remotes/staff-tools'] }).map(
  (file) => file.split('/')[1]!,
);

describe('the links by which remotes name one another’s pages', () => {
  test.each(remotes)(
    'are those of the routes of %s (to write them anew: npx vitest run --project unit page-links -u)',
    async (remote) => {
      const file = join(root, PAGE_LINKS, `${remote}.ts`);
      const { routes } = (await import(join(root, 'remotes', remote, 'src/routes.tsx'))) as LocatedModule;
      const options = { ...(await resolveConfig(file)), filepath: file };
      await expect(await format(linksModule(remote, routes), options)).toMatchFileSnapshot(file);
    },
  );

  test('are of no remote that has gone', () => {
    const linked = globSync(`${PAGE_LINKS}/*.ts`, { cwd: root }).map((file) => basename(file, '.ts'));
    expect(linked.filter((remote) => !existsSync(join(root, 'remotes', remote)))).toEqual([]);
  });
});

describe('a page’s link', () => {
  const routesOf = (...pages: [page: string, path: string][]) =>
    pages.map(([page, path]) => ({ path, source: `src/pages/${page}/index.ts` }));

  test('asks for the page’s parameters', () => {
    expect(linksModule('depots', routesOf(['depot-detail', '/depots/:town/:id']))).toContain(
      'export const depotDetailHref = ({ town, id }: { town: string; id: string }): string =>' +
        ' `/depots/${encodeURIComponent(town)}/${encodeURIComponent(id)}`;',
    );
  });

  test('is missing when the page has several addresses', () => {
    expect(linksModule('depots', routesOf(['depot', '/leeds'], ['depot', '/london'], ['depots', '/depots']))).toBe(
      "// Generated from the routes of remotes/depots.\nexport const depotsHref = '/depots';\n",
    );
  });
});
