import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { findPostgres, startPostgres, type PostgresServer } from '@site/api/db/postgres.test-support.ts';
import { OUR_FAULT } from '@site/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findNginx } from '../../scripts/nginx.ts';
import { HOST, OTHER_HOST, startProxy, type Proxy } from './nginx.ts';
import { freePorts } from './ports.ts';
import { startSite, type SiteProcess } from './site.ts';
import { askInPlainText, visit, type Visitor } from './visitor.ts';

const nginx = findNginx();
const programs = findPostgres();
const PASSWORD = 'depot-keys';
const MESSAGE = {
  firstName: 'Ben',
  lastName: 'Hart',
  email: 'ben@example.org',
  phone: '01632 960 202',
  inquiryType: 'hire',
  message: 'Two drivers for Monday, please.',
};
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

// Linux alone has many addresses of its own, so that a test can be several visitors.
const missing = [process.platform !== 'linux' && 'Linux', !nginx && 'nginx', !programs && 'Postgres']
  .filter(Boolean)
  .join(', ');

describe.skipIf(missing !== '')(
  `the site behind the shipped proxy${missing ? ` (skipped: needs ${missing})` : ''}`,
  () => {
    let folder: string;
    let postgres: PostgresServer;
    let ports: readonly [number, number];
    let sites: SiteProcess[] = [];
    let proxy: Proxy;
    let visitor: Visitor;
    const visitors: Visitor[] = [];
    const arrive = async (address: string) => {
      const arrived = await visit(proxy, address);
      visitors.push(arrived);
      return arrived;
    };
    const start = (port: number) =>
      startSite(port, {
        DATABASE_URL: postgres.url,
        DATA_DIR: folder,
        TRUSTED_PROXIES: '1',
        SITE_URL: `https://${HOST}`,
        SYNC_MODE: 'testing',
        SYNC_EVERY_MINUTES: '0',
        STAFF_PASSWORD: PASSWORD,
        LCRCA_PROPOSAL_PASSWORD: PASSWORD,
        TRANSPORT_UK_PROPOSAL_PASSWORD: PASSWORD,
      });

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'deployed-'));
      ports = (await freePorts(2)) as [number, number];
      postgres = await startPostgres(programs!);
      [proxy, ...sites] = await Promise.all([startProxy(nginx!, ports), ...ports.map(start)]);
      visitor = await arrive('127.0.0.1');
    });
    afterAll(async () => {
      for (const { leave } of visitors) leave();
      await Promise.all([proxy, ...sites].map((started) => started.stop()));
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    const signIn = async (from: Visitor) => {
      const answer = await from.post('staff-auth', { action: 'login', password: PASSWORD });
      return answer.headers['set-cookie'] ?? [];
    };
    const aScript = async () => {
      const { body } = await visitor.ask('/');
      return /\/shell\/assets\/[\w.-]+\.js/.exec(body.toString())![0];
    };

    test('browsers speak HTTP/2 with it', async () => {
      expect(visitor.protocol).toBe('h2');
      expect((await visitor.ask('/')).status).toBe(200);
    });

    test('http and the other host name lead to the one address', async () => {
      const expected = { status: 301, location: `https://${HOST}/jobs?page=2` };
      expect(await askInPlainText(proxy, '/jobs?page=2')).toEqual(expected);
      expect(await askInPlainText(proxy, '/jobs?page=2', OTHER_HOST)).toEqual(expected);
      const elsewhere = await visit(proxy, '127.0.0.1', OTHER_HOST);
      visitors.push(elsewhere);
      expect((await elsewhere.ask('/jobs?page=2')).headers).toMatchObject({ location: expected.location });
    });

    test('nobody is answered under a name that is not the site’s', async () => {
      await expect(askInPlainText(proxy, '/', 'elsewhere.example')).rejects.toThrow();
      await expect(visit(proxy, '127.0.0.1', 'elsewhere.example')).rejects.toThrow();
    });

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

    test('a form that is too long is refused in the site’s words, and a flood of bytes by the proxy', async () => {
      const send = (length: number) => visitor.post('send-email', { ...MESSAGE, message: 'x'.repeat(length) });
      const long = await send(70 * 1024);
      expect([long.status, JSON.parse(long.body.toString())]).toEqual([
        413,
        { error: 'The request is larger than 64 KB' },
      ]);
      const endless = await send(200 * 1024);
      expect([endless.status, endless.body.toString()]).toEqual([413, 'The form is too large\n']);
    });

    test('session cookies come back over https alone', async () => {
      for (const cookie of await signIn(visitor)) expect(cookie).toMatch(/^__Host-.*; Secure/);
      expect(await signIn(visitor)).not.toEqual([]);
    });

    test('each visitor has limits of their own, whatever they claim to be', async () => {
      const [one, other] = await Promise.all([arrive('127.0.0.2'), arrive('127.0.0.3')]);
      const send = async (from: Visitor, number: number, headers?: Record<string, string>) =>
        (await from.post('send-email', { ...MESSAGE, email: `sender${number}@example.org` }, headers)).status;
      const statuses = [];
      for (let number = 0; number < 6; number += 1) statuses.push(await send(one, number));
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      expect(await send(one, 7, { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9' })).toBe(429);
      expect(await send(other, 8)).toBe(200);
    });

    test('the proxy and the site log a request by one number, which a visitor cannot choose', async () => {
      const { headers } = await visitor.post(
        'staff-auth',
        { action: 'verify' },
        { 'x-request-id': 'chosen-by-a-visitor' },
      );
      expect(proxy.log().map(({ id }) => id)).toContain(headers['x-request-id']);
    });

    test('its log has no addresses and no tokens', async () => {
      await visitor.ask('/subscription?confirm=secret-token', { headers: { referer: 'https://elsewhere.example/' } });
      const line = proxy.log().find(({ path }) => path === '/subscription');
      expect(line).toMatchObject({ event: 'proxy.answered', method: 'GET' });
      expect(JSON.stringify(proxy.log())).not.toMatch(/127\.0\.0|secret-token|elsewhere/);
    });

    test('what somebody sees in a session is shown to nobody else', async () => {
      const cookie = (await signIn(visitor)).map((set) => set.split(';', 1)[0]).join('; ');
      const stranger = await arrive('127.0.0.4');
      for (let time = 0; time < 2; time += 1) {
        const { headers, body } = await visitor.ask('/test-supabase', { headers: { cookie } });
        expect(headers['cache-control']).toBe('private, no-store');
        expect(body.toString()).toContain('You are signed in as staff.');
        expect((await stranger.ask('/test-supabase')).body.toString()).not.toContain('You are signed in as staff.');
      }
      const answers = proxy.log().filter(({ path }) => path === '/test-supabase');
      expect(new Set(answers.map(({ cache }) => cache))).toEqual(new Set(['MISS']));
    });

    test('a flood from one address is stopped, and others notice nothing', async () => {
      const [flood, other] = await Promise.all([arrive('127.0.0.5'), arrive('127.0.0.6')]);
      const statuses = await Promise.all(Array.from({ length: 600 }, async () => (await flood.ask('/healthz')).status));
      expect(new Set(statuses)).toEqual(new Set([200, 429]));
      expect((await other.ask('/healthz')).status).toBe(200);
    });

    test('while the processes restart one after the other, every request is answered', async () => {
      let restarted = false;
      const statuses: number[] = [];
      const keepAsking = async (address: string) => {
        const from = await arrive(address);
        while (!restarted) {
          statuses.push((await from.ask('/about')).status);
          statuses.push((await from.post('staff-auth', { action: 'verify' })).status);
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      };
      const asking = ['127.0.0.7', '127.0.0.8', '127.0.0.9'].map(keepAsking);
      try {
        for (const port of ports) {
          expect(await sites.shift()!.stop()).toBe(0);
          sites.push(await start(port));
        }
      } finally {
        restarted = true;
      }
      await Promise.all(asking);
      expect(statuses.length).toBeGreaterThan(20);
      expect(new Set(statuses)).toEqual(new Set([200]));
    });

    describe('when no process is up', () => {
      let script: string;
      beforeAll(async () => {
        script = await aScript();
        await visitor.ask(script);
        await Promise.all(sites.splice(0).map((site) => site.stop()));
      });

      test('a page says that it will be back, and is not kept', async () => {
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
        expect([status, headers['content-type'], JSON.parse(body.toString())]).toEqual([
          503,
          'application/json',
          { error: OUR_FAULT },
        ]);
      });

      test('open pages still get their scripts', async () => {
        expect((await visitor.ask(script)).status).toBe(200);
      });
    });
  },
);
