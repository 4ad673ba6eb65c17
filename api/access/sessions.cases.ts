import { UNATTENDED_HEADER } from '@site/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { cookieOf, DAY, PASSWORDS, path, type Gates } from './access.test-support.ts';

/** How long sessions last. */
export function describeSessions({ api, restart, later, login, verify }: Gates): void {
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

    test('has a token of its own: one that was put into the browser before opens nothing', async () => {
      const [name] = cookieOf(await login('secure-auth', 'mersey-crossing')).split('=');
      const planted = `${name}=${'a'.repeat(43)}`;
      const cookie = cookieOf(await login('secure-auth', 'mersey-crossing', { cookie: planted }));
      expect((await verify('secure-auth', cookie)).body).toMatchObject({ valid: true });
      expect((await verify('secure-auth', planted)).body).toMatchObject({ valid: false });
    });

    test('survives a restart, and ends when the password is changed', async () => {
      const cookie = cookieOf(await login('secure-auth', 'mersey-crossing'));
      const restartedWith = async (lcrcaProposal: string | undefined) => {
        restart({ production: true, passwords: { ...PASSWORDS, lcrcaProposal } });
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
    const clear = async () => (await api().post(path('clear-jobs'), {}, { cookie })).status;
    const lastWrite = async () =>
      (await api().services.db.selectFrom('sessions').select('expires_at').executeTakeFirstOrThrow()).expires_at;

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
      const read = (headers: Record<string, string>) => api().get(path('audit-log'), { cookie, ...headers });
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
}
