import { expect, test } from 'vitest';
import { createApiClient } from '@site/contract';
import type { PageMeta } from '@site/remote-kit';
import { createRenderer } from '../entry-server.tsx';

const failures: unknown[] = [];

/** A site with one page, which says this of itself. */
function siteWith(meta: () => PageMeta, loader?: () => Promise<unknown>) {
  failures.length = 0;
  const route = { path: '/depots', layout: 'site' } as const;
  const load = async () => ({ Component: () => <h1>Depots</h1>, meta, ...(loader && { loader }) });
  return createRenderer({
    remotes: [{ name: 'depots', version: '1', entry: '/depots.json', routes: [route] }],
    loadRemote: async () => ({ routes: [{ ...route, load }] }),
    dataLayer: undefined,
    siteUrl: 'https://www.example.com',
    onError: (error) => {
      failures.push(error);
      return { message: 'It failed' };
    },
  });
}

const request = () => new Request('https://www.example.com/depots');

const hostile = (meta: unknown) => () => meta as PageMeta;
const circular: { of?: unknown } = {};
circular.of = circular;

test.each<[string, () => PageMeta]>([
  [
    'throws',
    () => {
      throw new Error('No title today');
    },
  ],
  ['has a title that is no text', hostile({ title: {} })],
  ['has a canonical address that is none', hostile({ canonical: 'https://' })],
  ['has alternates that are no list', hostile({ alternates: 5 })],
  ['has an article without tags', hostile({ article: {} })],
  ['has structured data that is no JSON', hostile({ structuredData: [circular] })],
])('a page whose meta %s is a panel between header and footer, with the site’s own title', async (_what, meta) => {
  const page = await siteWith(meta).render(request(), createApiClient());
  if (page instanceof Response) throw new Error('It is a redirect');
  expect(page.status).toBe(500);
  expect(page.head).toContain('<title>Transport and logistics recruitment | Haulwell</title>');
  for (const part of ['<header', 'It failed', '<footer']) expect(page.body).toContain(part);
  expect(page.body).not.toContain('<h1>Depots</h1>');
  expect(failures).toEqual([expect.any(Error)]);
  expect(JSON.parse(page.state)).toMatchObject({ errors: { '/depots': { status: 500 } } });
});

test('what such a page would say of itself counts as failed, too', async () => {
  const site = siteWith(() => {
    throw new Error('No title today');
  });
  expect(await site.describe(request(), createApiClient())).toMatchObject({ status: 500, routeId: '/depots' });
  expect(failures).toEqual([new Error('No title today')]);
});

test('a page whose loader failed keeps that reason, even if its meta cannot do without the data', async () => {
  const site = siteWith(
    () => {
      throw new Error('No data');
    },
    async () => {
      throw new Response('No such depot', { status: 404 });
    },
  );
  expect(await site.describe(request(), createApiClient())).toMatchObject({ status: 404 });
  expect(failures).not.toContainEqual(new Error('No data'));
});
