import { describe, expect, test } from 'vitest';
import { cookieOf, DAY, PASSWORDS, path, type Gates } from './access.test-support.ts';

const GATES = [
  ['secure-auth', 'mersey-crossing', 'lcrca', 30 * DAY],
  ['transport-uk-auth', 'birkenhead-park', 'transport-uk', 30 * DAY],
  ['staff-auth', 'depot-keys', 'staff', DAY / 2],
] as const;

/** What a password opens, and for how long. */
export function describeGate({ api, restart, login, verify }: Gates): void {
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
      restart({ passwords: { ...PASSWORDS, staff: undefined }, production: true });
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
      const response = await api().post(path('secure-auth'), { action: 'logout' }, { cookie });
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
      const rows = JSON.stringify(await api().services.db.selectFrom('sessions').selectAll().execute());
      expect(rows).not.toContain(token);
      const stored = await api().services.db.selectFrom('sessions').select('token_hash').executeTakeFirstOrThrow();
      expect((await verify('secure-auth', `session-lcrca=${stored.token_hash}`)).body).toMatchObject({
        valid: false,
      });
    });

    test('over https the cookie is Secure and has the __Host- prefix', async () => {
      restart({ passwords: PASSWORDS, trustedProxies: 1 });
      const https = { 'x-real-ip': '10.0.0.1', 'x-forwarded-proto': 'https' };
      const response = await login('secure-auth', 'mersey-crossing', https);
      expect(response.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^__Host-session-lcrca=[\w-]{43}; .*; Secure; /),
        expect.stringMatching(/^__Host-device-lcrca=\S+; .*; Secure; /),
      ]);
      const verified = await api().post(
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
      restart({ passwords: PASSWORDS, trustedProxies });
      const headers = { 'x-real-ip': address, 'x-forwarded-proto': 'https' };
      const response = await login('secure-auth', 'mersey-crossing', headers);
      expect(response.headers.get('set-cookie')).toMatch(/^session-lcrca=/);
    });
  });
}
