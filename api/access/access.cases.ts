import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UNATTENDED_HEADER } from '@site/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LimitExceeded, takeAttempt } from '../limits/rate-limit.ts';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '../test-support.ts';
import { admitGuess } from './guess.ts';
import { demoPasswords } from './passwords.ts';

const PASSWORDS = { lcrcaProposal: 'mersey-crossing', transportUkProposal: 'birkenhead-park', staff: 'depot-keys' };
const DAY = 24 * 60 * 60_000;
const GATES = [
  ['secure-auth', 'mersey-crossing', 'lcrca', 30 * DAY],
  ['transport-uk-auth', 'birkenhead-park', 'transport-uk', 30 * DAY],
  ['staff-auth', 'depot-keys', 'staff', DAY / 2],
] as const;

/** What the gates and the proposals behind them promise, on the given Postgres server or in memory. */
export function describeAccess(database: string, server?: string): void {
  describe(`access, on ${database}`, () => {
    let opened: TestApi;
    let api: TestApi;
    beforeAll(async () => void (opened = await createTestApi({}, { server })), OPENING_MS);
    afterAll(() => opened.close());
    beforeEach(async () => {
      await opened.empty('sessions', 'rate_limits', 'access_log');
      opened.setTime(TEST_NOW);
      api = opened.restarted({ passwords: PASSWORDS });
    });

    const path = (name: string) => `/.netlify/functions/${name}`;
    const cookieOf = (response: Response) => response.headers.get('set-cookie')!.split(';', 1)[0]!;
    const later = (ms: number) => api.setTime(new Date(TEST_NOW.getTime() + ms));

    const login = (gate: string, password: string, headers: Record<string, string> = {}) =>
      api.post(path(gate), { action: 'login', password }, headers);
    const verify = async (gate: string, cookie: string) => {
      const response = await api.post(path(gate), { action: 'verify' }, { cookie });
      return { response, body: (await response.json()) as unknown };
    };

    describe('a password gate', () => {
      test.each(GATES)('%s opens with its password and stays open', async (gate, password, scope, lasts) => {
        const response = await login(gate, password);
        expect(response.status).toBe(200);
        expect(await response.json()).toEqual({ success: true });
        expect(response.headers.getSetCookie()).toEqual([
          expect.stringMatching(
            new RegExp(`^session-${scope}=[\\w-]{43}; Max-Age=${lasts / 1000}; Path=/; HttpOnly; SameSite=Lax$`),
          ),
          expect.stringMatching(
            new RegExp(`^device-${scope}=\\S+; Max-Age=31536000; Path=/; HttpOnly; SameSite=Strict$`),
          ),
        ]);
        expect((await verify(gate, cookieOf(response))).body).toEqual({ success: true, valid: true, refreshed: false });
      });

      test.each(GATES)("%s refuses the other gates' passwords and sessions", async (gate, password) => {
        const own = cookieOf(await login(gate, password));
        for (const [other, otherPassword, otherScope] of GATES.filter(([name]) => name !== gate)) {
          expect((await login(gate, otherPassword)).status).toBe(401);
          const moved = own.replace(/^session-[^=]+/, `session-${otherScope}`);
          expect((await verify(other, moved)).body).toEqual({ success: true, valid: false, refreshed: false });
        }
      });

      test('spaces around a pasted password are ignored', async () => {
        expect((await login('secure-auth', ' mersey-crossing\n')).status).toBe(200);
      });

      test('a wrong and an unset password get the same answer, and no cookie', async () => {
        api = opened.restarted({ passwords: { ...PASSWORDS, staff: undefined }, production: true });
        const wrong = await login('secure-auth', 'guess');
        const unset = await login('staff-auth', 'guess');
        expect([wrong.status, unset.status]).toEqual([401, 401]);
        const answer = { error: 'Incorrect password. Please contact the provider for access.' };
        expect(await wrong.json()).toEqual(answer);
        expect(await unset.json()).toEqual(answer);
        expect(wrong.headers.get('set-cookie')).toBeNull();
      });

      test('logging out ends the session on the server, not only in the browser', async () => {
        const cookie = cookieOf(await login('secure-auth', 'mersey-crossing'));
        const response = await api.post(path('secure-auth'), { action: 'logout' }, { cookie });
        expect(await response.json()).toEqual({ success: true });
        expect(response.headers.get('set-cookie')).toMatch(/^session-lcrca=; Max-Age=0;/);
        expect((await verify('secure-auth', cookie)).body).toMatchObject({ valid: false });
      });

      test("signing in again ends the session that the browser had, and leaves other browsers' alone", async () => {
        const elsewhere = cookieOf(await login('secure-auth', 'mersey-crossing'));
        const before = cookieOf(await login('secure-auth', 'mersey-crossing'));
        const after = cookieOf(await login('secure-auth', 'mersey-crossing', { cookie: before }));
        expect((await verify('secure-auth', before)).body).toMatchObject({ valid: false });
        for (const cookie of [elsewhere, after])
          expect((await verify('secure-auth', cookie)).body).toMatchObject({ valid: true });
      });

      test('the database holds nothing that opens a session', async () => {
        const token = cookieOf(await login('secure-auth', 'mersey-crossing')).split('=')[1]!;
        const rows = JSON.stringify(await api.services.db.selectFrom('sessions').selectAll().execute());
        expect(rows).not.toContain(token);
        const stored = await api.services.db.selectFrom('sessions').select('token_hash').executeTakeFirstOrThrow();
        expect((await verify('secure-auth', `session-lcrca=${stored.token_hash}`)).body).toMatchObject({
          valid: false,
        });
      });

      test('over https the cookie is Secure and has the __Host- prefix', async () => {
        api = opened.restarted({ passwords: PASSWORDS, trustedProxies: 1 });
        const https = { 'x-real-ip': '10.0.0.1', 'x-forwarded-proto': 'https' };
        const response = await login('secure-auth', 'mersey-crossing', https);
        expect(response.headers.getSetCookie()).toEqual([
          expect.stringMatching(/^__Host-session-lcrca=[\w-]{43}; .*; Secure; /),
          expect.stringMatching(/^__Host-device-lcrca=\S+; .*; Secure; /),
        ]);
        const verified = await api.post(
          path('secure-auth'),
          { action: 'verify' },
          { ...https, cookie: cookieOf(response) },
        );
        expect(await verified.json()).toMatchObject({ valid: true });
      });

      test.each([
        ['the configuration names no proxies', 0, '10.0.0.1'],
        ['it comes from elsewhere', 1, '203.0.113.9'],
      ])('X-Forwarded-Proto is ignored where %s', async (_why, trustedProxies, address) => {
        api = opened.restarted({ passwords: PASSWORDS, trustedProxies });
        const headers = { 'x-real-ip': address, 'x-forwarded-proto': 'https' };
        const response = await login('secure-auth', 'mersey-crossing', headers);
        expect(response.headers.get('set-cookie')).toMatch(/^session-lcrca=/);
      });
    });

    describe('a session', () => {
      test('is extended by 30 days when a day has passed, and says so', async () => {
        const cookie = cookieOf(await login('secure-auth', 'mersey-crossing'));
        later(DAY - 1);
        expect((await verify('secure-auth', cookie)).body).toMatchObject({ valid: true, refreshed: false });
        later(DAY);
        const { body, response } = await verify('secure-auth', cookie);
        expect(body).toEqual({ success: true, valid: true, refreshed: true });
        expect(response.headers.get('set-cookie')).toContain('Max-Age=2592000');
        later(31 * DAY - 1);
        expect((await verify('secure-auth', cookie)).body).toMatchObject({ valid: true });
      });

      test('ends 30 days after it was last extended', async () => {
        const cookie = cookieOf(await login('secure-auth', 'mersey-crossing'));
        later(30 * DAY);
        const { body, response } = await verify('secure-auth', cookie);
        expect(body).toEqual({ success: true, valid: false, refreshed: false });
        expect(response.status).toBe(200);
        expect(response.headers.get('set-cookie')).toContain('Max-Age=0');
      });

      test('ends 180 days after login, however often it is used', async () => {
        const cookie = cookieOf(await login('secure-auth', 'mersey-crossing'));
        for (let day = 20; day < 180; day += 20) {
          later(day * DAY);
          expect((await verify('secure-auth', cookie)).body).toMatchObject({ valid: true });
        }
        later(180 * DAY);
        expect((await verify('secure-auth', cookie)).body).toMatchObject({ valid: false });
      });

      test('survives a restart, and ends when the password is changed', async () => {
        const cookie = cookieOf(await login('secure-auth', 'mersey-crossing'));
        const restartedWith = async (lcrcaProposal: string | undefined) => {
          api = opened.restarted({ production: true, passwords: { ...PASSWORDS, lcrcaProposal } });
          return (await verify('secure-auth', cookie)).body;
        };
        expect(await restartedWith('mersey-crossing')).toMatchObject({ valid: true });
        expect(await restartedWith('another-password')).toMatchObject({ valid: false });
        expect(await restartedWith(undefined)).toMatchObject({ valid: false });
      });
    });

    describe('a staff session', () => {
      const MINUTE = 60_000;
      let cookie: string;
      beforeEach(async () => void (cookie = cookieOf(await login('staff-auth', 'depot-keys'))));

      const at = (minutes: number) => later(minutes * MINUTE);
      const isValid = async () => ((await verify('staff-auth', cookie)).body as { valid: boolean }).valid;
      /** 401 without a session; 403, as the password was entered too long ago. */
      const clear = async () => (await api.post(path('clear-jobs'), {}, { cookie })).status;
      const lastWrite = async () =>
        (await api.services.db.selectFrom('sessions').select('expires_at').executeTakeFirstOrThrow()).expires_at;

      test('ends half an hour after it was last used', async () => {
        at(29);
        expect(await isValid()).toBe(true);
        at(58);
        expect(await isValid()).toBe(true);
        at(88);
        expect(await isValid()).toBe(false);
        expect(await clear()).toBe(401);
      });

      test('is used by every call that it opens, and by every visit to the page', async () => {
        for (const minutes of [25, 50, 75]) {
          at(minutes);
          expect(await clear()).toBe(403);
        }
        at(104);
        expect(await isValid()).toBe(true);
      });

      test('is not used by the calls that an open page makes by itself', async () => {
        const read = (headers: Record<string, string>) => api.get(path('audit-log'), { cookie, ...headers });
        at(29);
        expect((await read({ [UNATTENDED_HEADER]: '1' })).status).toBe(200);
        at(31);
        expect((await read({ [UNATTENDED_HEADER]: '1' })).status).toBe(401);
        expect(await isValid()).toBe(false);
      });

      test('ends twelve hours after login, however often it is used', async () => {
        for (let minutes = 25; minutes < 12 * 60; minutes += 25) {
          at(minutes);
          expect(await isValid()).toBe(true);
        }
        at(12 * 60 - 1);
        expect(await isValid()).toBe(true);
        at(12 * 60);
        const { body, response } = await verify('staff-auth', cookie);
        expect(body).toMatchObject({ valid: false });
        expect(response.headers.get('set-cookie')).toContain('Max-Age=0');
      });

      test('is written at most once a minute', async () => {
        const first = await lastWrite();
        later(59_000);
        await isValid();
        expect(await lastWrite()).toEqual(first);
        at(1);
        await isValid();
        expect((await lastWrite()).getTime()).toBe(first.getTime() + MINUTE);
      });

      test('is never said to be extended by 30 days, and its cookie lasts to its end', async () => {
        at(20);
        const { body, response } = await verify('staff-auth', cookie);
        expect(body).toEqual({ success: true, valid: true, refreshed: false });
        expect(response.headers.get('set-cookie')).toContain(`Max-Age=${(12 * 60 - 20) * 60};`);
      });
    });

    describe('password guessing', () => {
      const from = (address: string) => ({ 'x-real-ip': address });
      const guess = (address: string) => login('secure-auth', 'guess', from(address));
      /** Makes guesses as far as they are counted; checking a thousand passwords would take a minute. */
      const guesses = (addresses: readonly string[], headers: Record<string, string> = {}) =>
        Promise.allSettled(
          addresses.map((address) =>
            admitGuess({
              request: new Request('http://localhost:3000/', { headers: { ...from(address), ...headers } }),
              services: api.services,
              scope: 'lcrca',
            }),
          ),
        );
      const times = (count: number, address: string) => Array.from({ length: count }, () => address);
      const signIn = (address: string, headers: Record<string, string> = {}) =>
        login('secure-auth', 'mersey-crossing', { ...from(address), ...headers });

      test('is blocked for 15 minutes after ten attempts from one address, even with the right password', async () => {
        for (let attempt = 0; attempt < 10; attempt += 1) expect((await guess('203.0.113.1')).status).toBe(401);
        later(60_000);
        const refused = await login('secure-auth', 'mersey-crossing', from('203.0.113.1'));
        expect(refused.status).toBe(429);
        expect(refused.headers.get('retry-after')).toBe(String(14 * 60));
        expect(await refused.json()).toEqual({
          error: 'Too many requests. Please wait 15 minutes before trying again.',
        });
        expect((await login('secure-auth', 'mersey-crossing', from('203.0.113.2'))).status).toBe(200);
        expect((await login('staff-auth', 'depot-keys', from('203.0.113.1'))).status).toBe(200);
        later(15 * 60_000);
        expect((await login('secure-auth', 'mersey-crossing', from('203.0.113.1'))).status).toBe(200);
      });

      test('simultaneous attempts are each counted', async () => {
        const answers = await Promise.all(Array.from({ length: 14 }, () => guess('203.0.113.1')));
        expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
      });

      test('a successful login clears the count', async () => {
        for (let round = 0; round < 2; round += 1) {
          for (const { status } of await guesses(times(9, '203.0.113.1'))) expect(status).toBe('fulfilled');
          expect((await login('secure-auth', 'mersey-crossing', from('203.0.113.1'))).status).toBe(200);
        }
      });

      test('an address that uses up its attempts again and again waits longer each time, up to two hours', async () => {
        const minutesToWait = async () => {
          for (let attempt = 0; attempt < 10; attempt += 1) await takeAttempt(api.services, 'login', 'a stranger');
          const { waitMs = 0 } = await takeAttempt(api.services, 'login', 'a stranger');
          return waitMs / 60_000;
        };
        const waits: number[] = [];
        let minutes = 0;
        for (let round = 0; round < 5; round += 1) {
          later(minutes * 60_000);
          waits.push(await minutesToWait());
          minutes += waits.at(-1)!;
        }
        expect(waits).toEqual([15, 30, 60, 120, 120]);
        later(minutes * 60_000 + DAY);
        expect(await minutesToWait()).toBe(15);
      });

      test('a wait of more than a quarter of an hour is named', () => {
        expect(new LimitExceeded('login', 29.5 * 60_000).message).toBe(
          'Too many requests. Please wait 30 minutes before trying again.',
        );
        expect(new LimitExceeded('login', 60_000).message).toBe(
          'Too many requests. Please wait 15 minutes before trying again.',
        );
      });

      test('from a thousand addresses locks nobody out: a new device in another network gets in', async () => {
        const thousand = Array.from({ length: 1000 }, (_, n) => `198.${18 + Math.floor(n / 250)}.${n % 250}.7`);
        const admitted = await guesses(thousand);
        expect(admitted.filter(({ status }) => status === 'fulfilled')).toHaveLength(1000);
        expect((await signIn('203.0.113.1')).status).toBe(200);
      });

      test.each([
        ['IPv4', (n: number) => `203.0.113.${n}`, '203.0.113.200', '203.0.114.200'],
        ['IPv6', (n: number) => `2001:db8:1:${n}::1`, '2001:db8:1:ffff::1', '2001:db8:2:1::1'],
      ])('is blocked for a network after fifty attempts, over %s too', async (_kind, address, inside, outside) => {
        for (let n = 1; n <= 5; n += 1) await guesses(times(10, address(n)));
        expect((await signIn(inside)).status).toBe(429);
        expect((await signIn(outside)).status).toBe(200);
      });

      test('one address cannot use up the attempts of its whole network', async () => {
        await guesses(times(60, '203.0.113.1'));
        expect((await signIn('203.0.113.2')).status).toBe(200);
      });

      test('people who know the password do not use up the attempts of their network', async () => {
        for (let n = 1; n <= 4; n += 1) await guesses(times(10, `203.0.113.${n}`));
        await guesses(times(9, '203.0.113.5'));
        for (let n = 10; n < 13; n += 1) expect((await signIn(`203.0.113.${n}`)).status).toBe(200);
      });

      describe('on a device that signed in before', () => {
        const deviceOf = (response: Response) => ({ cookie: response.headers.getSetCookie()[1]!.split(';', 1)[0]! });
        const blockNetwork = async () => {
          for (let n = 1; n <= 6; n += 1) await guesses(times(10, `203.0.113.${n}`));
        };

        test('the owner gets in while strangers at the same address and in the same network are guessing', async () => {
          const device = deviceOf(await signIn('203.0.113.1'));
          await blockNetwork();
          expect((await signIn('203.0.113.1')).status).toBe(429);
          expect((await signIn('203.0.113.1', device)).status).toBe(200);
        });

        test('a year later it counts as any other', async () => {
          const device = deviceOf(await signIn('203.0.113.1'));
          later(365 * DAY);
          await blockNetwork();
          expect((await signIn('203.0.113.1', device)).status).toBe(429);
        });

        test('a stolen cookie gives ten guesses, and then counts no more than none', async () => {
          const device = deviceOf(await signIn('198.51.100.1'));
          const stolen = await guesses(times(10, '203.0.113.1'), device);
          expect(stolen.every((each) => each.status === 'fulfilled' && each.value.priority > 0)).toBe(true);
          const further = await guesses(times(11, '203.0.113.1'), device);
          expect(further.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
          expect((await signIn('203.0.113.1', device)).status).toBe(429);
          // The owner, whose cookie it is, is like anybody without one, and gets a new cookie.
          const renewed = deviceOf(await signIn('198.51.100.1', device));
          expect((await signIn('203.0.113.1', renewed)).status).toBe(200);
        });

        test.each([
          ['of another gate', (cookie: string) => cookie.replace('device-staff', 'device-lcrca')],
          ['that somebody has changed', (cookie: string) => cookie.replace(/=.{4}/, '=AAAA').replace('staff', 'lcrca')],
          ['without a signature', (cookie: string) => `${cookie.split('.').slice(0, 2).join('.')}.`],
        ])('a cookie %s counts for nothing', async (_which, forge) => {
          const { cookie } = deviceOf(await login('staff-auth', 'depot-keys', from('203.0.113.1')));
          await blockNetwork();
          expect((await signIn('203.0.113.1', { cookie: forge(cookie) })).status).toBe(429);
        });

        test('the cookie says nothing about its owner', async () => {
          const { cookie } = deviceOf(await signIn('203.0.113.77'));
          expect(cookie).toMatch(/^device-lcrca=[\w-]{43}\.\d{10}\.[\w-]{43}$/);
          expect(cookie).not.toEqual(deviceOf(await signIn('203.0.113.77')).cookie);
        });
      });

      test('is in the log: who was refused, by the same hash as in the access log, and which limit was exceeded', async () => {
        api.logged.length = 0;
        for (let attempt = 0; attempt < 11; attempt += 1) await guess('203.0.113.77');
        const { address_hash: address } = await api.services.db
          .selectFrom('access_log')
          .select('address_hash')
          .executeTakeFirstOrThrow();
        const warnings = api.logged.filter(({ level }) => level === 'warn');
        expect(warnings).toHaveLength(11);
        expect(warnings[9]).toMatchObject({ event: 'login.refused', scope: 'lcrca', address });
        expect(warnings[10]).toMatchObject({
          event: 'limit.exceeded',
          limit: 'login',
          function: 'secureAuth',
          address,
        });
        expect(JSON.stringify(api.logged)).not.toMatch(/203\.0|guess/);
      });

      test('the count and the log never hold an address', async () => {
        await guess('203.0.113.77');
        const { db } = api.services;
        const rows = [
          await db.selectFrom('rate_limits').selectAll().execute(),
          await db.selectFrom('access_log').selectAll().execute(),
        ];
        expect(rows.flat().length).toBeGreaterThan(1);
        expect(JSON.stringify(rows)).not.toContain('203.0.113.77');
      });
    });

    describe('proposal text', () => {
      const content = (copy: string, cookie = '') =>
        api.get(`${path('proposal-content')}?copy=${copy}`, cookie ? { cookie } : {});

      test.each([
        ['updated', 'secure-auth', 'mersey-crossing', 'transport-uk-auth', 'birkenhead-park'],
        ['original', 'secure-auth', 'mersey-crossing', 'transport-uk-auth', 'birkenhead-park'],
        ['operator', 'transport-uk-auth', 'birkenhead-park', 'secure-auth', 'mersey-crossing'],
      ] as const)(
        'the %s copy opens to its own gate alone, and reading it is recorded',
        async (copy, gate, password, other, otherPassword) => {
          const refused = await content(copy);
          expect(refused.status).toBe(401);
          expect(await refused.json()).toEqual({ error: 'Please enter the access password to read this proposal.' });
          expect((await content(copy, cookieOf(await login(other, otherPassword)))).status).toBe(401);

          const response = await content(copy, cookieOf(await login(gate, password)));
          expect(response.status).toBe(200);
          expect(response.headers.get('cache-control')).toBe('no-store');
          expect(await response.json()).toMatchObject({
            copy,
            sections: expect.arrayContaining([expect.objectContaining({ id: 'objective' })]),
          });
          const views = await api.services.db
            .selectFrom('access_log')
            .select('subject')
            .where('event', '=', 'view')
            .execute();
          expect(views).toEqual([{ subject: `proposal:${copy}` }]);
        },
      );
    });

    describe('passwords that have not been set', () => {
      const none = { lcrcaProposal: undefined, transportUkProposal: undefined, staff: undefined };

      test('are generated once, kept private, and open their gates', async () => {
        api = opened.restarted({ passwords: { ...none, staff: 'depot-keys' } });
        const passwords = demoPasswords(api.services);
        expect(passwords.map(({ scope }) => scope)).toEqual(['lcrca', 'transport-uk']);
        for (const { password } of passwords) expect(password).toMatch(/^[2-9a-z]{4}(-[2-9a-z]{4}){2}$/);
        expect(demoPasswords(api.services)).toEqual(passwords);
        expect((await login('secure-auth', passwords[0]!.password)).status).toBe(200);
        expect((await login('staff-auth', 'depot-keys')).status).toBe(200);

        const file = join(api.services.config.dataDir, 'passwords.json');
        expect(statSync(file).mode & 0o777).toBe(0o600);
        expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(
          Object.fromEntries(passwords.map(({ scope, password }) => [scope, password])),
        );
      });

      test('refuse every login in production on a database server', async () => {
        api = opened.restarted({ passwords: none, production: true });
        expect(demoPasswords(api.services)).toEqual([]);
        expect((await login('staff-auth', 'depot-keys')).status).toBe(401);
      });
    });
  });
}
