import { describe, expect, test } from 'vitest';
import { LimitExceeded } from '@site/protocol';
import { takeAttempt } from '../limits/rate-limit.ts';
import { DAY, type Gates } from './access.test-support.ts';
import { admitGuess } from './guess.ts';

/** How far passwords can be guessed. */
export function describeGuessing({ api, later, login }: Gates): void {
  describe('password guessing', () => {
    const from = (address: string) => ({ 'x-real-ip': address });
    const guess = (address: string) => login('secure-auth', 'guess', from(address));
    /** Makes guesses as far as they are counted; checking a thousand passwords would take a minute. */
    const guesses = (addresses: readonly string[], headers: Record<string, string> = {}) =>
      Promise.allSettled(
        addresses.map((address) =>
          admitGuess({
            request: new Request('http://localhost:3000/', { headers: { ...from(address), ...headers } }),
            services: api().services,
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
        for (let attempt = 0; attempt < 10; attempt += 1) await takeAttempt(api().services, 'login', 'a stranger');
        const { waitMs = 0 } = await takeAttempt(api().services, 'login', 'a stranger');
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

    test('is blocked for a network after fifty attempts', async () => {
      for (let n = 1; n <= 5; n += 1) await guesses(times(10, `203.0.113.${n}`));
      expect((await signIn('203.0.113.200')).status).toBe(429);
      expect((await signIn('203.0.114.200')).status).toBe(200);
    });

    test('is blocked after ten attempts from one IPv6 network, whichever of its parts they come from', async () => {
      await guesses(Array.from({ length: 10 }, (_, n) => `2001:db8:1:${n}::1`));
      expect((await signIn('2001:db8:1:ffff::1')).status).toBe(429);
      expect((await signIn('2001:db8:2:1::1')).status).toBe(200);
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
      api().logged.length = 0;
      for (let attempt = 0; attempt < 11; attempt += 1) await guess('203.0.113.77');
      const { address_hash: address } = await api()
        .services.db.selectFrom('access_log')
        .select('address_hash')
        .executeTakeFirstOrThrow();
      const warnings = api().logged.filter(({ level }) => level === 'warn');
      expect(warnings).toHaveLength(11);
      expect(warnings[9]).toMatchObject({ event: 'login.refused', scope: 'lcrca', address });
      expect(warnings[10]).toMatchObject({
        event: 'limit.exceeded',
        limit: 'login',
        function: 'secureAuth',
        address,
      });
      expect(JSON.stringify(api().logged)).not.toMatch(/203\.0|guess/);
    });

    test('the count and the log never hold an address', async () => {
      await guess('203.0.113.77');
      const { db } = api().services;
      const rows = [
        await db.selectFrom('rate_limits').selectAll().execute(),
        await db.selectFrom('access_log').selectAll().execute(),
      ];
      expect(rows.flat().length).toBeGreaterThan(1);
      expect(JSON.stringify(rows)).not.toContain('203.0.113.77');
    });
  });
}
