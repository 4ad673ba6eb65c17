import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { OUR_FAULT } from '@site/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { deploy, missing, PASSWORD, type Deployment } from './deployment.ts';
import { HOST, OTHER_HOST, type Proxy } from './nginx.ts';
import { askInPlainText, visit, type Visitor } from './visitor.ts';

const MESSAGE = {
  firstName: 'Ben',
  lastName: 'Hart',
  email: 'ben@example.org',
  phone: '01632 960 202',
  inquiryType: 'hire',
  message: 'Two drivers for Monday, please.',
};
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

if (missing.length > 0) console.log(`The site as deployed is not tested: that needs ${missing.join(' and ')}.`);

describe.skipIf(missing.length > 0)('the site as it is deployed', () => {
  let deployment: Deployment | undefined;
  let proxy: Proxy;
  let visitor: Visitor;
  const visitors: Visitor[] = [];
  const arrive = async (address: string, host?: string) => {
    const arrived = await visit(proxy, address, host);
    visitors.push(arrived);
    return arrived;
  };

  beforeAll(async () => {
    deployment = await deploy();
    proxy = deployment.proxy;
    visitor = await arrive('127.0.0.1');
  });
  afterAll(async () => {
    for (const { leave } of visitors) leave();
    await deployment?.[Symbol.asyncDispose]();
  });

  const signIn = async () => {
    const { headers } = await visitor.post('staff-auth', { action: 'login', password: PASSWORD });
    return headers['set-cookie'] ?? [];
  };
  const aScript = async () => {
    const { body } = await visitor.ask('/');
    return /\/shell\/assets\/[\w.-]+\.js/.exec(body.toString())![0];
  };
  /** The lines of the proxy's log about `path`, once there are `count`: it writes them after the answer. */
  const logged = (path: string, count: number) =>
    vi.waitFor(() => {
      const lines = proxy.log().filter((line) => line['path'] === path);
      expect(lines).toHaveLength(count);
      return lines;
    });
  /** What the proxy's cache did for each request of `path`. */
  const cacheUses = async (path: string, count: number) => (await logged(path, count)).map(({ cache }) => cache);

  describe('addresses', () => {
    test('browsers speak HTTP/2 with the proxy', async () => {
      expect(visitor.protocol).toBe('h2');
      expect((await visitor.ask('/')).status).toBe(200);
    });

    test('http and the other host name lead to the one address', async () => {
      const expected = { status: 301, location: `https://${HOST}/jobs?page=2` };
      expect(await askInPlainText(proxy, '/jobs?page=2')).toEqual(expected);
      expect(await askInPlainText(proxy, '/jobs?page=2', OTHER_HOST)).toEqual(expected);
      const { status, headers } = await (await arrive('127.0.0.1', OTHER_HOST)).ask('/jobs?page=2');
      expect({ status, location: headers['location'] }).toEqual(expected);
    });

    test('a call of the API in clear is refused, not led on', async () => {
      for (const path of ['/.netlify/functions/get-jobs', '/rest/v1/public_jobs'])
        expect((await askInPlainText(proxy, path)).status, path).toBe(403);
    });

    test('nobody is answered under a name that is not the site’s', async () => {
      await expect(askInPlainText(proxy, '/', 'elsewhere.example')).rejects.toThrow('socket hang up');
      await expect(arrive('127.0.0.1', 'elsewhere.example')).rejects.toThrow('unrecognized name');
    });
  });

  describe('what passes through', () => {
    test.each(['/', '/openapi.json', '/.netlify/functions/sync-status', '/no-such-page'])(
      '%s has each security header once',
      async (path) => {
        const { counts } = await visitor.ask(path);
        const names = ['content-security-policy', 'strict-transport-security', 'x-content-type-options'];
        expect(names.map((name) => [name, counts.get(name)])).toEqual(names.map((name) => [name, 1]));
      },
    );

    test('pages and scripts arrive as the site compressed them', async () => {
      for (const path of ['/', await aScript()]) {
        const { headers, body } = await visitor.ask(path, { headers: BROWSER });
        expect(headers['content-encoding']).toBe('br');
        expect(brotliDecompressSync(body).length).toBeGreaterThan(body.length);
      }
    });

    test('session cookies are for https alone', async () => {
      const cookies = await signIn();
      expect(cookies).not.toEqual([]);
      for (const cookie of cookies) expect(cookie).toMatch(/^__Host-.*; Secure/);
    });

    test('a form that is too long is refused in the site’s words, and a flood of bytes by the proxy', async () => {
      const send = (length: number) => visitor.post('send-email', { ...MESSAGE, message: 'x'.repeat(length) });
      const long = await send(70 * 1024);
      const refusal = { error: 'The request is larger than 64 KB' };
      expect([long.status, JSON.parse(long.body.toString())]).toEqual([413, refusal]);
      const endless = await send(200 * 1024);
      expect([endless.status, endless.body.toString()]).toEqual([413, 'The form is too large\n']);
    });

    test('a CV of 5 MB gets through, to the API and to the pages with its forms', async () => {
      const content = Buffer.alloc(5 * 1024 * 1024, ' ').toString('base64');
      const cvFile = { name: 'cv.pdf', content };
      const sent = await visitor.post('apply-to-job', {
        ...MESSAGE,
        fullName: 'Ben',
        jobTitle: 'x',
        jobSlug: 'x',
        cvFile,
      });
      expect([sent.status, JSON.parse(sent.body.toString())]).toEqual([404, { error: 'Job not found' }]);
      const replaced = await visitor.post('replace-application-cv', { token: 'x', cvFile });
      expect(replaced.status).toBe(404);
      for (const [page, form] of [
        ['/jobs/x/apply', 'application'],
        ['/applications/x', 'cv'],
      ]) {
        const posted = await visitor.ask(page!, {
          method: 'POST',
          body: `form=${form}&token=x&jobSlug=x&cv=${content.slice(0, 5 * 1024 * 1024)}`,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        });
        expect([page, posted.status]).toEqual([page, 400]);
      }
      const endless = await visitor.post('apply-to-job', { cvFile: { name: 'cv.pdf', content: content + content } });
      expect(endless.status).toBe(413);
    });
  });

  describe('limits', () => {
    test('each visitor has their own, whatever they claim to be', async () => {
      const [one, other] = await Promise.all([arrive('127.0.0.2'), arrive('127.0.0.3')]);
      const send = async (from: Visitor, number: number, headers?: Record<string, string>) =>
        (await from.post('send-email', { ...MESSAGE, email: `sender${number}@example.org` }, headers)).status;
      const statuses = [];
      for (let number = 0; number < 6; number += 1) statuses.push(await send(one, number));
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      expect(await send(one, 7, { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9' })).toBe(429);
      expect(await send(other, 8)).toBe(200);
    });

    test('a flood from one address is stopped, and others notice nothing', async () => {
      const [flood, other] = await Promise.all([arrive('127.0.0.5'), arrive('127.0.0.6')]);
      const statuses = await Promise.all(Array.from({ length: 600 }, async () => (await flood.ask('/healthz')).status));
      expect(new Set(statuses)).toEqual(new Set([200, 429]));
      expect((await other.ask('/healthz')).status).toBe(200);
    });
  });

  describe('the proxy’s log', () => {
    test('has the number under which the site logs the request, which a visitor cannot choose', async () => {
      const { headers } = await visitor.post('secure-auth', { action: 'verify' }, { 'x-request-id': 'of-my-choosing' });
      const [line] = await logged('/.netlify/functions/secure-auth', 1);
      expect(line).toMatchObject({ id: headers['x-request-id'] });
    });

    test('has no addresses, no tokens and no referrers', async () => {
      await visitor.ask('/subscription?confirm=secret-token', { headers: { referer: 'https://elsewhere.example/' } });
      const [line] = await logged('/subscription', 1);
      expect(line).toMatchObject({ event: 'proxy.answered', method: 'GET', status: 200 });
      await visitor.ask('/ben@example.org');
      await logged('…', 1);
      expect(JSON.stringify(proxy.log())).not.toMatch(/127\.0\.0|secret-token|elsewhere|ben@/);
    });
  });

  describe('the proxy’s cache', () => {
    test('answers for a public page, each encoding apart', async () => {
      const first = await visitor.ask('/about', { headers: BROWSER });
      const second = await visitor.ask('/about', { headers: BROWSER });
      expect(second.body.equals(first.body)).toBe(true);
      expect((await visitor.ask('/about')).headers['content-encoding']).toBeUndefined();
      expect(await cacheUses('/about', 3)).toEqual(['MISS', 'HIT', 'MISS']);
    });

    test('tells a browser that has the page already that it is unchanged', async () => {
      const { headers } = await visitor.ask('/about', { headers: BROWSER });
      const again = await visitor.ask('/about', { headers: { ...BROWSER, 'if-none-match': headers['etag']! } });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    });

    test('shows nobody what somebody sees in a session', async () => {
      const cookie = (await signIn()).map((set) => set.split(';', 1)[0]).join('; ');
      const stranger = await arrive('127.0.0.4');
      for (let time = 0; time < 2; time += 1) {
        const { headers, body } = await visitor.ask('/test-supabase', { headers: { cookie } });
        expect(headers['cache-control']).toBe('private, no-store');
        expect(body.toString()).toContain('You are signed in as staff.');
        expect((await stranger.ask('/test-supabase')).body.toString()).not.toContain('You are signed in as staff.');
      }
      expect(await cacheUses('/test-supabase', 4)).toEqual(Array.from({ length: 4 }, () => 'MISS'));
    });
  });

  describe('a preview', () => {
    const previewing = (html: Buffer) => html.toString().includes('aria-label="Preview"');
    /** The cookies of staff who preview the version that is live, which a note on each page tells apart. */
    const preview = async () => {
      const [staff] = (await signIn()).map((set) => set.split(';', 1)[0]);
      const version = /\/remotes\/marketing\/([\w.-]+)\//.exec((await visitor.ask('/terms')).body.toString())![1]!;
      const path = `/terms?remote=marketing@${version}`;
      const { status, headers } = await visitor.ask(path, { headers: { cookie: staff! } });
      expect([status, headers.location]).toEqual([302, '/terms']);
      return headers['set-cookie']![0]!.split(';', 1)[0]!;
    };

    test('shows what is previewed, also of a page that the proxy has for others, who see nothing of it', async () => {
      const cookie = await preview();
      const [before, kept] = [await visitor.ask('/privacy'), await visitor.ask('/privacy')];
      const shown = await visitor.ask('/privacy', { headers: { cookie } });
      const after = await visitor.ask('/privacy');
      expect([before, kept, shown, after].map(({ body }) => previewing(body))).toEqual([false, false, true, false]);
      expect(await cacheUses('/privacy', 4)).toEqual(['MISS', 'HIT', 'BYPASS', expect.stringMatching(/HIT|EXPIRED/)]);
    });

    test('leaves no page for others, whatever else the browser sends', async () => {
      const cookie = `theme=dark; ${await preview()}; other=1`;
      expect(previewing((await visitor.ask('/cookies', { headers: { cookie } })).body)).toBe(true);
      expect(previewing((await visitor.ask('/cookies')).body)).toBe(false);
      expect(await cacheUses('/cookies', 2)).toEqual(['BYPASS', 'MISS']);
    });
  });

  test('a backup is made while the site runs, and those of more than a week are deleted', () => {
    const backups = deployment!.backUp({ 'eight-days-old.dump': 8, 'six-days-old.dump': 6 });
    expect(backups.map(({ name }) => name)).toEqual([expect.stringMatching(/^[\d-]+\.dump$/), 'six-days-old.dump']);
    expect(backups[0]).toMatchObject({ mode: 0o600, contents: expect.stringContaining('TABLE DATA public jobs') });
  });

  test('while the processes restart one after the other, every request is answered', async () => {
    let restarted = false;
    const statuses: number[] = [];
    const keepAsking = async (address: string) => {
      const from = await arrive(address);
      for (let number = 0; !restarted; number += 1) {
        statuses.push((await from.ask(`/about?from=${address}&number=${number}`)).status);
        statuses.push((await from.post('staff-auth', { action: 'verify' })).status);
        await wait(50);
      }
    };
    const asking = ['127.0.0.7', '127.0.0.8', '127.0.0.9'].map(keepAsking);
    try {
      expect(await deployment!.restartOneByOne()).toEqual([0, 0]);
    } finally {
      restarted = true;
    }
    await Promise.all(asking);
    expect(statuses.length).toBeGreaterThan(20);
    expect(new Set(statuses)).toEqual(new Set([200]));
    // Two starts of the site, one after the other, while the machine is busy with other tests.
  }, 120_000);

  describe('when no process is up', () => {
    let script: string;
    beforeAll(async () => {
      script = await aScript();
      await visitor.ask(script);
      await visitor.ask('/about');
      await deployment!.stopSite();
    });

    test('pages and scripts that somebody asked for lately are still there', async () => {
      expect((await visitor.ask('/about')).status).toBe(200);
      expect((await visitor.ask(script)).status).toBe(200);
    });

    test('any other page says that it will be back, and is not kept', async () => {
      const { status, headers, body } = await visitor.ask('/contact?never-asked-before');
      expect(status).toBe(503);
      expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'retry-after': '10' });
      expect(headers['cache-control']).toBe('no-store');
      expect(body.toString()).toContain('We will be back in a moment');
    });

    test('so does a posted form', async () => {
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const { status, body } = await visitor.ask('/contact', { method: 'POST', headers: form, body: 'form=contact' });
      expect([status, body.toString()]).toEqual([503, expect.stringContaining('send it again')]);
    });

    test('the API answers with the contract’s sentence', async () => {
      const { status, headers, body } = await visitor.post('send-email', MESSAGE);
      expect([status, headers['content-type']]).toEqual([503, 'application/json']);
      expect(JSON.parse(body.toString())).toEqual({ error: OUR_FAULT });
    });
  });
});
