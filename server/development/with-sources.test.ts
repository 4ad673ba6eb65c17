import { expect, test } from 'vitest';
import type { PageState } from '../../shell/src/page-state.ts';
import { inlineJson } from '../pages/document/document.ts';
import type { RemoteBuild } from '../remotes/remote-build.ts';
import { withSources } from './with-sources.ts';

const remotes = ['job-board', 'marketing'].map((name) => ({
  name,
  version: '1.0.0',
  entry: `/remotes/${name}/1.0.0/container.js`,
  moduleHashes: { url: `/remotes/${name}/1.0.0/module-hashes.json`, integrity: 'sha256-x' },
  routes: [],
}));
const state: PageState = { remotes, loaderData: { '/about': '</script>$& ' }, actionData: null, errors: null };
const POLICY =
  "default-src 'self'; style-src 'self' 'sha256-x='; connect-src 'self' https://data.example; object-src 'none'";
const SOCKET = 'ws://localhost:24678';

const page = (type = 'text/html; charset=UTF-8') =>
  new Response(
    `<p>About</p>
<script id="page-state" type="application/json">${inlineJson(JSON.stringify(state))}</script>
<script type="module" src="/shell/entry.js"></script>`,
    { headers: { 'content-type': type, 'content-security-policy': POLICY, etag: '"1"' } },
  );

const sourcesOf = (name: string): RemoteBuild => ({
  name,
  version: 'sources',
  entry: '/elsewhere.js',
  base: '',
  code: { file: '' },
  shared: {},
  imports: {},
  routes: [{ path: `/${name}`, layout: 'site', js: [], css: [] }],
  links: [],
  files: {},
});

const stateIn = (html: string) =>
  JSON.parse(/<script id="page-state" type="application\/json">(.*)<\/script>/.exec(html)![1]!) as PageState;

test('a site’s page takes the remote that is developed from its sources, and everything else as before', async () => {
  const answer = await withSources(page(), [sourcesOf('job-board')], [SOCKET]);
  const html = await answer.text();
  const { remotes: known, ...rest } = stateIn(html);
  const { remotes: _, ...others } = state;
  expect(rest).toEqual(others);
  expect(known).toEqual([
    remotes[1],
    {
      name: 'job-board',
      version: 'sources',
      entry: '/@container/job-board/container.js',
      routes: [{ path: '/job-board', layout: 'site' }],
    },
  ]);
  expect(html.replace(/.*page-state.*/, '')).toBe((await page().text()).replace(/.*page-state.*/, ''));
  expect(answer.headers.has('etag')).toBe(false);
});

test('a remote that the site does not have yet is in its pages, too', async () => {
  const html = await (await withSources(page(), [sourcesOf('payroll')], [])).text();
  expect(stateIn(html).remotes.map(({ name }) => name)).toEqual(['job-board', 'marketing', 'payroll']);
});

test('a page’s policy lets it hear of changes, and have the styles of sources, and nothing else', async () => {
  const policyOf = async (answer: Response) =>
    (await withSources(answer, [], [SOCKET])).headers.get('content-security-policy');
  expect(await policyOf(page())).toBe(
    POLICY.replace('data.example', `data.example ${SOCKET}`).replace("'sha256-x='", "'unsafe-inline'"),
  );
  const none = new Response('', { headers: { 'content-type': 'text/html' } });
  expect(await policyOf(none)).toBeNull();
});

test('what is no page, or has no state, is as the site sends it', async () => {
  expect(await (await withSources(page('text/plain'), [sourcesOf('job-board')], [])).text()).toBe(await page().text());
  const refusal = new Response('<h1>Please slow down</h1>', { status: 429, headers: { 'content-type': 'text/html' } });
  const answer = await withSources(refusal, [sourcesOf('job-board')], []);
  expect([answer.status, await answer.text()]).toEqual([429, '<h1>Please slow down</h1>']);
  expect((await withSources(new Response(null, { status: 304 }), [], [])).status).toBe(304);
});
