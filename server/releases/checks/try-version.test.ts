import { describe, expect, test } from 'vitest';
import type { Log } from '@site/api/program';
import type { DescribedFragment } from '@site/remote-kit/descriptor.ts';
import type { RenderedPage } from '../../../shell/src/entry-server.tsx';
import type { RemoteBuild } from '../../remotes/remote-build.ts';
import type { PageHost } from '../../rendering/page-host.ts';
import { tryVersion } from './try-version.ts';

const build = {
  name: 'jobs',
  version: '1.0.0-abc',
  base: '/remotes/jobs/1.0.0-abc/',
  entry: '',
  shared: {},
  imports: {},
  links: [],
  files: {},
  routes: [{ path: '/jobs/:slug', layout: 'site', js: [], css: [] }],
  code: { file: '' },
} as const;

const page = (status: number) => ({ status }) as RenderedPage;
const sound: PageHost = {
  facts: async () => ({}),
  health: async () => undefined,
  render: async () => page(200),
  describe: () => Promise.reject(new Error('not asked for')),
  file: () => Promise.reject(new Error('not asked for')),
  fragment: async () => ({ html: '', data: null }),
  addresses: async () => ({ addresses: [{ path: '/jobs/driver' }], problems: [] }),
  sideEffects: async () => [],
  close: async () => undefined,
};

const withFragments = (...fragments: DescribedFragment[]): RemoteBuild => ({ ...build, fragments });

const latest = { name: 'latest-jobs', input: {}, example: { count: 1 }, js: [], css: [] };

/** What a host that differs from a sound one so far is found to lack, and whether it was closed. */
async function tried(make: (log: Log) => Partial<PageHost>, version: RemoteBuild = build) {
  let isClosed = false;
  const check = await tryVersion({
    build: version,
    remotes: [],
    startHosts: (log) => ({
      of: () => ({ ...sound, ...make(log) }),
      keepOnly: () => undefined,
      end: () => undefined,
      close: async () => void (isClosed = true),
    }),
    api: { fetch: async () => Response.json({}) },
    siteUrl: 'https://agency.example',
  });
  expect(isClosed).toBe(true);
  return check;
}

test('a page of each route is rendered, at an address that the remote names, as for a robot', async () => {
  const asked: [string, string | null][] = [];
  const render: PageHost['render'] = async ({ request }) => {
    asked.push([request.url, request.headers.get('user-agent')]);
    return page(200);
  };
  expect(await tried(() => ({ render }))).toEqual({ checked: '1 page rendered', problems: [] });
  expect(asked).toEqual([['https://agency.example/jobs/driver', expect.stringMatching(/bot/i) as string]]);
});

test('a page that is not found, or redirects, is in order', async () => {
  expect((await tried(() => ({ render: async () => page(404) }))).problems).toEqual([]);
  const redirected = () => Promise.resolve(new Response(null, { status: 302 }));
  expect((await tried(() => ({ render: redirected }))).problems).toEqual([]);
});

test.each<[string, (log: Log) => Partial<PageHost>, string[]]>([
  [
    'cannot be imported',
    () => ({ facts: () => Promise.reject(new Error('no such export')) }),
    ['Error: no such export'],
  ],
  ['says that it cannot work', () => ({ health: () => Promise.reject(new Error('no key')) }), ['Error: no key']],
  [
    'has a page that fails',
    (log) => ({
      render: async () => {
        log.error('page.failed', { route: '/jobs/:slug', message: 'TypeError: x is undefined' });
        return page(500);
      },
    }),
    ['/jobs/:slug: TypeError: x is undefined', '/jobs/driver answers 500'],
  ],
  [
    'throws later',
    (log) => ({
      facts: async () => {
        setTimeout(() => log.error('process.uncaught-exception', { message: 'too late' }), 50);
        return {};
      },
    }),
    ['too late'],
  ],
  [
    'cannot say its addresses',
    () => ({ addresses: async () => ({ addresses: [], problems: ['Error: no list'] }) }),
    ['Error: no list'],
  ],
])('a version that %s is rejected with the reason', async (_what, make, problems) => {
  expect((await tried(make)).problems).toEqual(problems);
});

describe('each fragment', () => {
  test('is rendered with its example', async () => {
    const asked: unknown[] = [];
    const fragment: PageHost['fragment'] = async (_visit, { name, input }) => {
      asked.push([name, input]);
      return { html: '', data: null };
    };
    expect(await tried(() => ({ fragment }), withFragments(latest))).toEqual({
      checked: '1 page and 1 fragment rendered',
      problems: [],
    });
    expect(asked).toEqual([['latest-jobs', { count: 1 }]]);
  });

  test('of a build that names no example is not rendered', async () => {
    const fragment = () => Promise.reject(new Error('It was rendered'));
    expect(await tried(() => ({ fragment }), withFragments({ ...latest, example: undefined }))).toEqual({
      checked: '1 page rendered',
      problems: [],
    });
  });

  test('that throws is named, with the reason', async () => {
    const fragment = () => Promise.reject(new Error('no jobs'));
    expect((await tried(() => ({ fragment }), withFragments(latest))).problems).toEqual([
      'the fragment latest-jobs fails when it is given its example: Error: no jobs',
    ]);
  });

  test('that is too slow each time is named', async () => {
    const fragment = () => new Promise<never>(() => undefined);
    expect((await tried(() => ({ fragment }), withFragments(latest))).problems).toEqual([
      'the fragment latest-jobs takes longer than the 200 ms that a page waits for it',
    ]);
  });

  test('may be late at first', async () => {
    let times = 0;
    const fragment: PageHost['fragment'] = () =>
      (times += 1) === 1 ? new Promise(() => undefined) : Promise.resolve({ html: '', data: null });
    expect((await tried(() => ({ fragment }), withFragments(latest))).problems).toEqual([]);
  });
});
