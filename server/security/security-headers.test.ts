import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog, MAIL_STYLES } from '@site/api/program';
import { createMockApi } from '@site/mocks';
import type { ListeningServer } from '../http/listen.ts';
import { serveSite } from '../serve-site.ts';
import { observatoryScore } from './observatory.test-support.ts';

let site: ListeningServer;
beforeAll(async () => {
  const isHttps = ({ headers }: Request) => headers.get('x-forwarded-proto') === 'https';
  site = await serveSite({ api: createMockApi(), log: createLog(() => undefined), port: 0, isHttps });
});
afterAll(() => site.close());

const get = (path: string, scheme = 'https') =>
  fetch(site.url + path, { redirect: 'manual', headers: { 'x-forwarded-proto': scheme } });

/** A script of the shell. */
async function scriptPath(): Promise<string> {
  const html = await (await get('/')).text();
  return /src="(\/shell\/[^"]+\.js)"/.exec(html)?.[1] ?? expect.fail('The page has no script');
}

const answers: Record<string, () => Promise<Response>> = {
  'a page': () => get('/contact'),
  'a page that is not there': () => get('/nowhere'),
  'a redirect': () => get('/contact/'),
  'an answer of the API': () => get('/.netlify/functions/get-jobs'),
  'a refusal of the API': () => get('/.netlify/functions/nothing'),
  'a table': () => get('/rest/v1/public_jobs?limit=1'),
  'a script': async () => get(await scriptPath()),
  'the share image': () => get('/og-image.jpg'),
  'a missing file': () => get('/shell/nothing.js'),
  'the health check': () => get('/healthz'),
};

test.each(Object.entries(answers))('the headers of %s score at least 100 points', async (_name, answer) => {
  const response = await answer();
  expect(observatoryScore(response)).toBeGreaterThanOrEqual(100);
  expect(response.headers.get('x-frame-options')).toBe('DENY');
  expect(response.headers.get('permissions-policy')).toContain('camera=()');
  expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
});

test('the score falls with each header that is missing', async () => {
  const { headers } = await get('/');
  const whole = observatoryScore(new Response(null, { headers }));
  for (const name of ['content-security-policy', 'strict-transport-security', 'x-content-type-options']) {
    const fewer = new Headers(headers);
    fewer.delete(name);
    expect(observatoryScore(new Response(null, { headers: fewer }))).toBeLessThan(whole);
  }
  expect(observatoryScore(new Response())).toBe(30);
});

test('only a visitor who came by https is told to stay with it', async () => {
  expect((await get('/', 'https')).headers.get('strict-transport-security')).toBe(
    'max-age=31536000; includeSubDomains',
  );
  expect((await get('/', 'http')).headers.get('strict-transport-security')).toBeNull();
});

test('a page may run the map of each remote’s modules, and nothing else runs an inline script', async () => {
  const sources = async (path: string) =>
    /script-src ([^;]*)/.exec((await get(path)).headers.get('content-security-policy') ?? '')?.[1];
  const policy = await sources('/contact');
  expect(policy).toMatch(/^'self'( 'sha256-[\w+/]{43}=')+$/);
  expect(await sources('/contact'), 'of the kept page').toBe(policy);
  for (const path of ['/.netlify/functions/get-jobs', '/openapi.json', '/contact/']) {
    expect(await sources(path), path).toBe("'self'");
  }
});

test('no page says its own look or makes text into HTML or code, but by the policies that are named', async () => {
  const { headers } = await get('/contact');
  const policy = headers.get('content-security-policy')!.split('; ');
  expect(policy).toContain("style-src 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain('trusted-types default shell prose mail');
  expect(policy).toContain('report-uri /policy-reports');
  expect(policy.join()).not.toMatch(/unsafe|\*/);
});

test('on the desk, mails look as they do elsewhere: it allows exactly their styles, and no other page does', async () => {
  const styles = async (path: string) =>
    /style-src-attr ([^;]*)/.exec((await get(path)).headers.get('content-security-policy')!)?.[1];
  const hashes = Object.values(MAIL_STYLES).map(
    (style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  expect(await styles('/staff/mail')).toBe(["'unsafe-hashes'", ...hashes].join(' '));
  expect(await styles('/jobs')).toBeUndefined();
});

test('passkeys are for the pages of staff', async () => {
  const allowed = async (path: string) =>
    [...(await get(path)).headers.get('permissions-policy')!.matchAll(/publickey-credentials-(\w+)=(\S+?)(,|$)/g)].map(
      ([, use, by]) => `${use} ${by}`,
    );
  for (const path of ['/staff', '/staff/mail', '/test-supabase', '/test-supabase-debug'])
    expect(await allowed(path), path).toEqual(['create (self)', 'get (self)']);
  for (const path of ['/', '/jobs', '/staffing', '/lcrca-proposal', '/.netlify/functions/get-jobs', '/nowhere'])
    expect(await allowed(path), path).toEqual(['create ()', 'get ()']);
});

test('other sites may show the share image, and read nothing else', async () => {
  expect((await get('/og-image.jpg')).headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  for (const path of ['/', '/rest/v1/public_jobs?limit=1']) {
    expect((await get(path)).headers.get('cross-origin-resource-policy')).toBe('same-origin');
  }
});

test('every answer says what it is, and of text in which encoding', async () => {
  for (const [name, answer] of Object.entries(answers)) {
    const { status, headers } = await answer();
    if (status === 301) continue;
    expect(headers.get('content-type'), name).toMatch(
      /^(text\/[\w.+-]+; ?charset=utf-8|application\/json(; ?charset=utf-8)?|image\/\w+)$/i,
    );
  }
});

test.each([
  '/.git/config',
  '/.env',
  '/package.json',
  '/server/main.ts',
  '/shell/',
  '/shell/../package.json',
  '/data/',
  '/mocks',
])('%s is not there', async (path) => {
  const { status, headers } = await get(path);
  expect(status).toBeGreaterThanOrEqual(301);
  if (status < 400) expect((await get(headers.get('location')!)).status).toBe(404);
});
