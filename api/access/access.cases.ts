import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cookieOf, openGates, path } from './access.test-support.ts';
import { describeGate } from './gate.cases.ts';
import { describeGuessing } from './guessing.cases.ts';
import { demoPasswords } from './passwords.ts';
import { describeSessions } from './sessions.cases.ts';

/** What the gates and the proposals behind them promise, on the given Postgres server or in memory. */
export function describeAccess(database: string, server?: string): void {
  describe(`access, on ${database}`, () => {
    const gates = openGates(server);
    const { api, restart, login } = gates;

    describeGate(gates);
    describeSessions(gates);
    describeGuessing(gates);

    describe('proposal text', () => {
      const content = (copy: string, cookie = '') =>
        api().get(`${path('proposal-content')}?copy=${copy}`, cookie ? { cookie } : {});

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
          const views = await api()
            .services.db.selectFrom('access_log')
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
        restart({ passwords: { ...none, staff: 'depot-keys' } });
        const passwords = demoPasswords(api().services);
        expect(passwords.map(({ scope }) => scope)).toEqual(['lcrca', 'transport-uk']);
        for (const { password } of passwords) expect(password).toMatch(/^[2-9a-z]{4}(-[2-9a-z]{4}){2}$/);
        expect(demoPasswords(api().services)).toEqual(passwords);
        expect((await login('secure-auth', passwords[0]!.password)).status).toBe(200);
        expect((await login('staff-auth', 'depot-keys')).status).toBe(200);

        const file = join(api().services.config.dataDir, 'passwords.json');
        expect(statSync(file).mode & 0o777).toBe(0o600);
        expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(
          Object.fromEntries(passwords.map(({ scope, password }) => [scope, password])),
        );
      });

      test('refuse every login in production on a database server', async () => {
        restart({ passwords: none, production: true });
        expect(demoPasswords(api().services)).toEqual([]);
        expect((await login('staff-auth', 'depot-keys')).status).toBe(401);
      });
    });
  });
}
