import { DomUtils, parseDocument } from 'htmlparser2';
import { matchPath } from 'react-router-dom';
import { beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '@site/api/program';
import { brand } from '@site/design-system/brand';
import { createMockApi } from '@site/mocks';
import { routes as staffRoutes } from '../../remotes/staff-tools/src/routes.tsx';
import { createSitemap } from '../files/sitemap.ts';
import { createSourcePages } from './source-pages.test-support.ts';

const api = createMockApi();
const pages = await createSourcePages({ ...api, addressOf: () => '203.0.113.8' });
const sitemap = createSitemap({
  pages,
  revision: async () => '1',
  log: createLog(() => undefined),
});

const staffPaths = staffRoutes.map(({ path }) => path);
const isForStaff = (path: string) => staffPaths.some((pattern) => matchPath(pattern, path));

/** The page's head, and the paths that it links to, from its layout too. */
async function read(path: string) {
  const page = await pages.render(new Request(brand.url + path));
  if (page instanceof Response) throw new Error(`${path} answers ${page.status}`);
  const links = DomUtils.getElementsByTagName('a', parseDocument(page.body)).map(
    ({ attribs }) => attribs['href'] ?? '',
  );
  const addresses = links.map((href) => new URL(href, brand.url + path));
  return {
    head: page.head,
    linked: addresses.filter(({ origin }) => origin === brand.url).map(({ pathname }) => pathname),
  };
}

/** An address of every public route, from the sitemap. */
const publicPaths: string[] = [];
beforeAll(async () => {
  const addresses = (await sitemap()).map(({ path }) => path);
  const routes = pages.remotes().flatMap(({ build }) => build?.routes.map(({ path }) => path) ?? []);
  publicPaths.push(...routes.flatMap((route) => addresses.find((path) => matchPath(route, path)) ?? []));
});

describe.each(staffPaths.map((path) => path.replaceAll(/:\w+/g, '1')))('%s', (path) => {
  test('is kept out of search engines and out of the sitemap', async () => {
    expect((await read(path)).head).toMatch(/<meta name="robots" content="noindex"/);
    expect((await sitemap()).filter((each) => isForStaff(each.path))).toEqual([]);
  });

  test('is made for each visitor, and never kept for others', async () => {
    expect(await pages.isPrivate(path)).toBe(true);
  });
});

test('no public page links to a page for staff', async () => {
  expect(publicPaths.length).toBeGreaterThan(20);
  const found = await Promise.all(
    publicPaths.map(async (path) => (await read(path)).linked.filter(isForStaff).map((staff) => `${path} -> ${staff}`)),
  );
  expect(found.flat()).toEqual([]);
});

test('such a link would be found', async () => {
  const { linked } = await read('/staff');
  expect(linked.filter(isForStaff)).toEqual(expect.arrayContaining(['/staff/audit-log', '/test-supabase']));
});
