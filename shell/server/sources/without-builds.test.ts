import { expect, test } from 'vitest';
import { inlineJson } from '../document.ts';
import type { PageState } from '../../src/page-state.ts';
import { withoutBuilds } from './without-builds.ts';

const remotes = ['job-board', 'marketing'].map((name) => ({
  name,
  version: '1.0.0',
  entry: `/remotes/${name}/1.0.0/assets/routes-1a2b3c4d.js`,
  moduleHashes: { url: `/remotes/${name}/1.0.0/module-hashes.json`, integrity: 'sha384-x' },
  routes: [],
}));
const state: PageState = { remotes, loaderData: { '/about': '</script>$& ' }, actionData: null, errors: null };
const page = (type = 'text/html; charset=UTF-8') =>
  new Response(
    `<p>About</p>
<script id="page-state" type="application/json">${inlineJson(JSON.stringify(state))}</script>
<script type="module" src="/shell/entry.js"></script>`,
    { headers: { 'content-type': type, etag: '"1"' } },
  );

const stateIn = (html: string) =>
  JSON.parse(/<script id="page-state" type="application\/json">(.*)<\/script>/.exec(html)![1]!) as PageState;

test('a site’s page knows no build of the remote that is developed, and everything else as before', async () => {
  const answer = await withoutBuilds(page(), ['job-board']);
  const html = await answer.text();
  const { remotes: known, ...rest } = stateIn(html);
  const { remotes: _, ...others } = state;
  expect(rest).toEqual(others);
  expect(known[1]).toEqual(remotes[1]);
  expect(known[0]).toMatchObject({ name: 'job-board', routes: [] });
  expect(known[0]!.moduleHashes!.url).toBe(`/remotes/job-board/${known[0]!.version}/module-hashes.json`);
  expect(html.replace(/.*page-state.*/, '')).toBe((await page().text()).replace(/.*page-state.*/, ''));
  expect(answer.headers.has('etag')).toBe(false);
});

test('each document names another version, because the shell opens a page anew once for each', async () => {
  const versions = await Promise.all(
    [page(), page()].map(async (each) => stateIn(await (await withoutBuilds(each, ['job-board'])).text()).remotes[0]!),
  );
  expect(versions[0]!.version).not.toBe(versions[1]!.version);
});

test('what is no page, or has no state, is as the site sends it', async () => {
  expect(await (await withoutBuilds(page('text/plain'), ['job-board'])).text()).toBe(await page().text());
  const refusal = new Response('<h1>Please slow down</h1>', { status: 429, headers: { 'content-type': 'text/html' } });
  const answer = await withoutBuilds(refusal, ['job-board']);
  expect([answer.status, await answer.text()]).toEqual([429, '<h1>Please slow down</h1>']);
  expect((await withoutBuilds(new Response(null, { status: 304 }), [])).status).toBe(304);
});
