import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { RenderedPage } from '../../shell/src/entry-server.tsx';
import type { RenderedFragment } from '../../shell/src/fragments/render-fragment.tsx';
import type { RemoteBuild } from '../remotes/remote-build.ts';
import type { PageHosts } from '../rendering/page-hosts.ts';
import type { ComposedSite } from './composed-site.ts';
import { PageFragments } from './page-fragments.ts';

const EDGE = '<wbr data-edge="a"/>';
const demand = { id: 'a', name: 'job-board/latest', input: { count: 1 } };
const page = {
  body: `<h1>Home</h1>${EDGE}<p>Later</p>${EDGE}<footer></footer>`,
  state: '{"errors":null}',
  fragments: [demand],
} as unknown as RenderedPage;
const build = {
  name: 'job-board',
  version: '1',
  base: '/remotes/job-board/1/',
  fragments: [{ name: 'latest', input: {}, js: ['latest.js'], css: ['latest.css'] }],
} as unknown as RemoteBuild;

/** Fills the page's fragment as `make` says, within 50 ms; again each time that it is asked. */
function filling(make: () => Promise<RenderedFragment>, builds: readonly RemoteBuild[] = [build]) {
  const asked: string[] = [];
  const logged: unknown[] = [];
  const fragment = async (_visit: unknown, { name }: { name: string }) => {
    asked.push(name);
    return make();
  };
  const log = { info: () => undefined, error: () => undefined, warn: (...line: unknown[]) => void logged.push(line) };
  const hosts = { of: () => ({ fragment }) } as unknown as PageHosts;
  const fragments = new PageFragments({ hosts, log, within: 50 });
  const site = { remotes: builds.map((each) => ({ name: each.name, paths: [], build: each })) };
  const visit = { request: new Request('http://localhost/'), remotes: [], sendCall: async () => new Response() };
  return { fill: () => fragments.fill(page, site as unknown as ComposedSite, visit), asked, logged };
}

const FALLBACK = '<h1>Home</h1><p>Later</p><footer></footer>';

test('a fragment takes the place of its fallback, with what a browser needs to hydrate it', async () => {
  const { fill, asked } = filling(async () => ({ html: '<ul></ul>', data: [1] }));
  expect(await fill()).toEqual({
    page: {
      ...page,
      body: '<h1>Home</h1><ul></ul><footer></footer>',
      state: '{"errors":null,"fragments":{"a":{"data":[1]}}}',
    },
    files: [{ build, js: ['latest.js'], css: ['latest.css'] }],
    lacksFragment: false,
  });
  expect(asked).toEqual(['latest']);
});

describe('the page stands with the fallback, and nothing is loaded for it,', () => {
  const expectFallback = async ({ fill }: ReturnType<typeof filling>, mayComeBack: boolean) => {
    const { page: filled, files, lacksFragment } = await fill();
    expect(filled).toMatchObject({ body: FALLBACK, state: '{"errors":null,"fragments":{"a":null}}' });
    expect({ files, lacksFragment }).toEqual({ files: [], lacksFragment: mayComeBack });
  };

  test('when the fragment throws', async () => {
    const failing = filling(() => Promise.reject(new Error('no jobs')));
    await expectFallback(failing, true);
    expect(failing.logged).toEqual([
      ['fragment.left-out', { fragment: 'job-board/latest', version: '1', page: '/', message: 'Error: no jobs' }],
    ]);
  });

  test('when it is not ready at the deadline, for which the next visitor does not wait again', async () => {
    const slow = filling(async () => {
      await wait(5_000, undefined, { ref: false });
      return { html: '', data: null };
    });
    await expectFallback(slow, true);
    await expectFallback(slow, true);
    expect(slow.asked).toHaveLength(1);
  });

  test('when its remote is not there, or has no such fragment: then the page may be kept', async () => {
    await expectFallback(
      filling(async () => ({ html: '', data: null }), []),
      false,
    );
    await expectFallback(
      filling(async () => ({ html: '', data: null }), [{ ...build, fragments: [] }]),
      false,
    );
  });
});
