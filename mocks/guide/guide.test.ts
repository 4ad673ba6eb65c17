import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { PRESETS } from '../states/presets.ts';
import { ENDPOINT_NAMES, statesOf } from '../states/offered.ts';
import { createGuide, followLink } from './index.ts';

const site = new Hono()
  .use(followLink)
  .route('/', createGuide({ hasPages: true }))
  .get('*', (context) => context.text('a page'));

async function read(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await site.request(path, { headers });
  expect(response.status).toBe(200);
  return response.text();
}

/** The cookie that a link sets. */
async function cookieOf(link: string): Promise<string> {
  const response = await site.request(link);
  expect(response.status).toBe(302);
  return response.headers.get('set-cookie')!.split(';')[0]!;
}

const linksIn = (page: string) =>
  [...page.matchAll(/href="([^"]*[?&]mock=[^"]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));

test('the guide names every endpoint with all of its states, and every preset', async () => {
  const page = await read('/mocks');
  for (const preset of Object.keys(PRESETS)) expect(page).toContain(`<code>${preset}</code>`);
  for (const name of ENDPOINT_NAMES) {
    const entry = page.slice(page.indexOf(`id="${name}"`)).split('</details>')[0]!;
    for (const state of statesOf(name)) expect(entry).toContain(`<code>${state}</code>`);
  }
});

test('each of its links sets a state', async () => {
  const links = linksIn(await read('/mocks'));
  expect(links.length).toBeGreaterThan(500);
  for (const link of links) expect((await site.request(link)).status, link).toBe(302);
});

test('it says what is in force, how to share it, and how to be rid of a word', async () => {
  const cookie = await cookieOf('/jobs?mock=getJobs:500.slow,first-day&now=2026-03-01');
  const page = await read('/mocks?page=/jobs', { cookie });
  expect(page).toContain('a fault of ours, two seconds late');
  expect(page).toContain('First day: no jobs');
  expect(page).toContain('1 March 2026 at 09:00 UTC');
  expect(page).toContain('value="http://localhost/jobs?mock=getJobs:500.slow,first-day&amp;now=2026-03-01T09:00"');
  const [remove = ''] = linksIn(page.slice(page.indexOf('In force now')));
  const rest = await read('/mocks', { cookie: await cookieOf(remove) });
  const inForce = rest.slice(rest.indexOf('In force now'), rest.indexOf('id="clock"'));
  expect(inForce).not.toContain('two seconds late');
  expect(inForce).toContain('First day: no jobs');
  expect(rest).toContain('1 March 2026 at 09:00 UTC');
});

test('a link in the guide keeps the clock that is set', async () => {
  const cookie = await cookieOf('/mocks?mock=&now=2026-03-01');
  expect(await read('/mocks', { cookie })).toContain('"/jobs?mock=getJobs:empty&amp;now=2026-03-01T09:00"');
});

test('a word of an old cookie that means nothing any more is named', async () => {
  const page = await read('/mocks', { cookie: `mock=${encodeURIComponent('mock=getJobs:emtpy')}` });
  expect(page).toContain('getJobs has no state “emtpy”. Did you mean “getJobs:empty”?');
});

test('endpoints are found by several words; a search without result says so', async () => {
  const found = await read('/mocks?find=takes+application+410');
  expect(found).toContain('1 endpoint for “takes application 410”');
  expect(found).toContain('id="applyToJob" open');
  expect(found).not.toContain('id="getJobs"');
  expect(await read('/mocks?find=%3Cscript%3E')).toContain('No endpoint for “&lt;script&gt;”');
});

test('coming from a page, its endpoints are first and open', async () => {
  const page = await read('/mocks?page=/jobs/another-job-12');
  expect(page).toContain('<a href="/jobs/another-job-12">Back to');
  expect(page).toContain('id="applyToJob" open');
  expect(page.indexOf('id="applyToJob"')).toBeLessThan(page.indexOf('id="getJobs"'));
});

test.each(['//elsewhere.example', 'https://elsewhere.example/', '/\\elsewhere.example', 'javascript:alert(1)'])(
  'the guide leads back to no other site: %s',
  async (page) => expect(await read(`/mocks?page=${encodeURIComponent(page)}`)).not.toContain('Back to'),
);

test('without the site’s pages, links set a state and stay in the guide', async () => {
  const page = await (await createGuide({ hasPages: false }).request('/mocks')).text();
  for (const link of linksIn(page)) expect(link).toMatch(/^\/mocks\?/);
  expect(page).toContain('"/mocks?mock=getJobs:empty#getJobs"');
});

test('a browser that follows a link with an unknown word sees what was meant, with the rest of the link kept', async () => {
  const link = '/jobs?page=2&mock=slow,getJobs:emtpy&now=2026-03-01';
  const response = await site.request(link, { headers: { accept: 'text/html,*/*' } });
  expect(response.status).toBe(400);
  expect(response.headers.get('set-cookie')).toBeNull();
  const page = await response.text();
  expect(page).toContain('getJobs has no state “emtpy”.');
  const meant = '/jobs?mock=slow,getJobs:empty&page=2&now=2026-03-01';
  expect(linksIn(page)[0]).toBe(meant.replaceAll(':', '%3A'));
  expect((await site.request(linksIn(page)[0]!)).headers.get('location')).toBe('/jobs?page=2');
  expect(linksIn(page)).toHaveLength(statesOf('getJobs').length + 2);
});

test('a tool that sends an unknown word gets the same as JSON', async () => {
  const response = await site.request('/jobs?mock=getJobs:emtpy');
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    error: 'getJobs has no state “emtpy”.',
    unknown: [{ override: 'getJobs:emtpy', nearest: 'getJobs:empty' }],
  });
});
