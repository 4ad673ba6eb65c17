import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPreviewToken } from '../../../api/secrets/preview-token.ts';
import { createLog } from '@site/api/program';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '@site/api/test-support';
import type { ReleasedVersion } from '../history/release-state.ts';
import { createPreviewAccess } from './preview-access.ts';
import { createPreviews } from './previews.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const ORIGIN = 'http://localhost:3000';

let opened: TestApi;
let api: TestApi;
let staff: string;
let released: ReleasedVersion[];
/** A version whose files are gone. */
let deleted: string | undefined;
beforeAll(async () => {
  opened = await createTestApi();
  api = opened.restarted({
    passwords: { lcrcaProposal: undefined, transportUkProposal: undefined, staff: 'depot-keys' },
  });
}, OPENING_MS);
afterAll(() => opened.close());
beforeEach(async () => {
  await opened.empty('sessions', 'rate_limits');
  api.setTime(TEST_NOW);
  staff = cookiesOf(await api.post('/.netlify/functions/staff-auth', { action: 'login', password: 'depot-keys' }));
  deleted = undefined;
  released = ['job-board@1.0.0-a', 'job-board@1.1.0-b', 'marketing@2.0.0-c'].map(versionOf);
});

function versionOf(name: string): ReleasedVersion {
  const [remote = '', version = ''] = name.split('@');
  return {
    remote,
    version,
    releasedAt: TEST_NOW,
    releasedBy: 'operator',
    wasLive: true,
    changedAt: TEST_NOW,
    reasons: [],
  };
}

const reject = (version: string) =>
  void (released = released.map((each) => (each.version === version ? { ...each, reasons: ['It throws.'] } : each)));
const later = (ms: number) => api.setTime(new Date(TEST_NOW.getTime() + ms));

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');

const previews = () =>
  createPreviews({
    access: createPreviewAccess(api.services),
    releases: { versions: async () => released },
    canServe: async ({ version }) => version !== deleted,
    log: createLog(() => undefined),
  });

const requestOf = (path: string, cookie = '') => new Request(ORIGIN + path, { headers: { cookie } });
const follow = (path: string, cookie?: string) => previews().follow(requestOf(path, cookie));
const versionsFor = async (cookie: string) => (await previews().assignmentOf(requestOf('/', cookie)))?.versions;

async function redirect(path: string, cookie?: string): Promise<Response> {
  const answer = await follow(path, cookie);
  if (!(answer instanceof Response)) throw new Error(`No redirect: ${JSON.stringify(answer)}`);
  return answer;
}

/** The cookie that a link sets. */
const opening = async (path: string, cookie?: string) => cookiesOf(await redirect(path, cookie));

const tokenFor = async (version: string) => (await newPreviewToken(api.services, `job-board@${version}`)).token;

describe('a link to a preview', () => {
  test('leads staff to the page itself, with a cookie that no script can read', async () => {
    const answer = await redirect('/jobs?page=2&remote=job-board@1.1.0-b&sort=newest', staff);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/jobs?page=2&sort=newest');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^remote-preview=[^;]+; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await versionsFor(cookiesOf(answer))).toEqual({ 'job-board': '1.1.0-b' });
  });

  test('sets a Secure cookie over https', async () => {
    const request = new Request('https://agency.example/?remote=off');
    const answer = (await previews().follow(request)) as Response;
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-remote-preview=; .*; Secure/);
  });

  test('is refused to whoever is not staff', async () => {
    expect(await follow('/jobs?remote=job-board@1.1.0-b')).toMatchObject({ status: 401 });
    later(13 * HOUR);
    expect(await follow('/jobs?remote=job-board@1.1.0-b', staff)).toMatchObject({ status: 401 });
  });

  test('to a version that nobody knows says which there are', async () => {
    const answer = await follow('/jobs?remote=job-board@9.9.9-x', staff);
    expect(answer).toMatchObject({
      status: 404,
      data: {
        message:
          'There is no released version job-board@9.9.9-x, or it was rejected. ' +
          'You can preview: job-board@1.0.0-a, job-board@1.1.0-b.',
      },
    });
  });

  test('to a remote that nobody knows says which there are', async () => {
    const answer = await follow('/jobs?remote=payroll@1.0.0-a', staff);
    expect(answer).toMatchObject({ status: 404 });
    expect(JSON.stringify(answer)).toContain('marketing@2.0.0-c');
  });

  test('to a version that was rejected leads nowhere', async () => {
    reject('1.1.0-b');
    expect(await follow('/jobs?remote=job-board@1.1.0-b', staff)).toMatchObject({ status: 404 });
  });

  test('to a version whose files are gone leads nowhere', async () => {
    deleted = '1.1.0-b';
    expect(await follow('/jobs?remote=job-board@1.1.0-b', staff)).toMatchObject({ status: 404 });
  });

  test('adds to what is previewed already, and all of it ends together', async () => {
    const first = await opening('/?remote=job-board@1.1.0-b', staff);
    later(HOUR / 4);
    const both = await opening('/?remote=marketing@2.0.0-c', `${staff}; ${first}`);
    later(8 * HOUR - 1_000);
    expect(await versionsFor(both)).toEqual({ 'job-board': '1.1.0-b', marketing: '2.0.0-c' });
    later(8 * HOUR);
    expect(await versionsFor(both)).toBeUndefined();
  });

  test('replaces another version of the same remote', async () => {
    const first = await opening('/?remote=job-board@1.1.0-b', staff);
    expect(await versionsFor(await opening('/?remote=job-board@1.0.0-a', `${staff}; ${first}`))).toEqual({
      'job-board': '1.0.0-a',
    });
  });

  test('is nothing that a form is posted to', async () => {
    const request = new Request(`${ORIGIN}/jobs?remote=off`, { method: 'POST' });
    expect(await previews().follow(request)).toBeUndefined();
  });

  test.each(['', '?remote=', '?remote=yes', '?remote=job-board', '?remote=@1.0.0', '?remote=http://localhost:5173'])(
    'is not what /jobs%s is: the page answers it',
    async (search) => expect(await follow(`/jobs${search}`, staff)).toBeUndefined(),
  );
});

describe('a link with a token', () => {
  test('opens its version to somebody without a staff session', async () => {
    const token = await tokenFor('1.1.0-b');
    const answer = await redirect(`/jobs?remote=job-board@1.1.0-b&token=${token}`);
    expect(answer.headers.get('location')).toBe('/jobs');
    expect(await versionsFor(cookiesOf(answer))).toEqual({ 'job-board': '1.1.0-b' });
  });

  test('opens no other version', async () => {
    const token = await tokenFor('1.1.0-b');
    expect(await follow(`/jobs?remote=job-board@1.0.0-a&token=${token}`)).toMatchObject({ status: 401 });
    expect(await follow(`/jobs?remote=marketing@2.0.0-c&token=${token}`)).toMatchObject({ status: 401 });
  });

  test('works for seven days', async () => {
    const path = `/jobs?remote=job-board@1.1.0-b&token=${await tokenFor('1.1.0-b')}`;
    later(7 * DAY - HOUR);
    const cookie = await opening(path);
    later(7 * DAY);
    expect(await follow(path)).toMatchObject({ status: 401 });
    expect(await versionsFor(cookie)).toBeUndefined();
  });

  test('says nothing of other versions', async () => {
    const path = `/jobs?remote=job-board@1.1.0-b&token=${await tokenFor('1.1.0-b')}`;
    reject('1.1.0-b');
    const answer = await follow(path);
    expect(answer).toMatchObject({ status: 404 });
    expect(JSON.stringify(answer)).not.toContain('1.0.0-a');
  });

  test.each(['', 'x', '9999999999.x', `9999999999.${'A'.repeat(43)}`])(
    'is refused with the token “%s”',
    async (token) =>
      expect(await follow(`/jobs?remote=job-board@1.1.0-b&token=${token}`)).toMatchObject({ status: 401 }),
  );
});

describe('a preview', () => {
  test('is nobody else’s: without the cookie there is none', async () => {
    await opening('/?remote=job-board@1.1.0-b', staff);
    expect(await versionsFor('')).toBeUndefined();
    expect(await versionsFor(staff)).toBeUndefined();
  });

  test('needs the cookie exactly as it was set', async () => {
    const cookie = decodeURIComponent(await opening('/?remote=job-board@1.1.0-b', staff));
    expect(await versionsFor(cookie)).toBeDefined();
    const changes = [
      cookie.replace('1.1.0-b', '1.0.0-a'),
      cookie.replace(/=\d/, '=9'),
      cookie.slice(0, -1),
      cookie.replace(/\.[\w-]+$/, `.${'A'.repeat(43)}`),
    ];
    for (const changed of changes) expect(await versionsFor(changed)).toBeUndefined();
  });

  test('takes no token for a cookie', async () => {
    const [end, signature] = (await tokenFor('1.1.0-b')).split('.');
    expect(await versionsFor(`remote-preview=${end}.job-board@1.1.0-b.${signature}`)).toBeUndefined();
  });

  test('shows the live version, and says so, once its own is gone or rejected', async () => {
    const cookie = await opening('/?remote=job-board@1.1.0-b', staff);
    const both = await opening('/?remote=marketing@2.0.0-c', `${staff}; ${cookie}`);
    reject('1.1.0-b');
    const marketing = { remote: 'marketing', version: '2.0.0-c' };
    expect(await previews().assignmentOf(requestOf('/', both))).toEqual({
      versions: { marketing: '2.0.0-c' },
      cookies: [],
      preview: { shown: [marketing], gone: [{ remote: 'job-board', version: '1.1.0-b' }] },
    });
  });

  test('shows the live version once the files of its own are gone', async () => {
    const cookie = await opening('/?remote=job-board@1.1.0-b', staff);
    deleted = '1.1.0-b';
    expect(await versionsFor(cookie)).toEqual({});
  });

  test('concerns only requests with its cookie or its parameter', async () => {
    const cookie = await opening('/?remote=job-board@1.1.0-b', staff);
    const { concerns } = previews();
    expect(concerns(requestOf('/jobs', staff))).toBe(false);
    expect(concerns(requestOf('/jobs', cookie))).toBe(true);
    expect(concerns(requestOf('/jobs?remote=off'))).toBe(true);
  });

  test('ends with ?remote=off', async () => {
    const cookie = await opening('/?remote=job-board@1.1.0-b', staff);
    const answer = await redirect('/jobs?remote=off&page=2', cookie);
    expect(answer.headers.get('location')).toBe('/jobs?page=2');
    expect(answer.headers.get('set-cookie')).toMatch(/^remote-preview=; Max-Age=0;/);
  });
});
