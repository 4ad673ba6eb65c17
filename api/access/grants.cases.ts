import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ACCESS_EVENTS, type AccessGrant, type AccessLogEntry } from '@site/contract';
import { runCommand } from '../admin/commands.ts';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '../test-support.ts';

const DAY = 24 * 60 * 60_000;
const PASSWORDS = { lcrcaProposal: 'mersey-crossing', transportUkProposal: 'birkenhead-park', staff: 'depot-keys' };
const NO_PASSWORDS = { lcrcaProposal: undefined, transportUkProposal: undefined, staff: undefined };

interface Added {
  id: string;
  link: string;
  password: string;
}

/** What a person's own link and password promise, on the given Postgres server or in memory. */
export function describeGrants(database: string, server?: string): void {
  describe(`a person's own access to a proposal, on ${database}`, () => {
    let opened: TestApi;
    let api: TestApi;
    beforeAll(async () => void (opened = await createTestApi({}, { server })), OPENING_MS);
    afterAll(() => opened.close());
    beforeEach(async () => {
      await opened.empty('sessions', 'rate_limits', 'access_log', 'access_grants');
      opened.setTime(TEST_NOW);
      api = opened.restarted({ passwords: PASSWORDS, siteUrl: 'https://agency.example' });
    });

    const path = (name: string) => `/.netlify/functions/${name}`;
    const command = (...args: string[]) => runCommand(api.services, ['proposal-access', ...args]);
    const add = (person = 'Mo Reader', scope = 'lcrca', lastDay = '2026-03-31') =>
      command('add', scope, person, lastDay) as Promise<Added>;
    const login = (password: string, invite?: string, gate = 'secure-auth') =>
      api.post(path(gate), { action: 'login', password, ...(invite !== undefined && { invite }) });
    const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    const read = (cookie: string) => api.get(`${path('proposal-content')}?copy=updated`, { cookie });
    const staffCookie = async () =>
      cookieOf(await api.post(path('staff-auth'), { action: 'login', password: 'depot-keys' }));
    const staffLog = async (query = '') => {
      const response = await api.get(`${path('access-log')}${query}`, { cookie: await staffCookie() });
      return (await response.json()) as { rows: AccessLogEntry[]; pagination: unknown };
    };
    const staffView = async () => {
      const cookie = await staffCookie();
      const { grants } = (await (await api.get(path('proposal-access'), { cookie })).json()) as {
        grants: AccessGrant[];
      };
      const { rows: log, pagination } = await staffLog();
      return { grants, log, pagination };
    };

    test('the link names the proposal, and the password opens it with the link', async () => {
      const { id, link, password } = await add();
      expect(link).toBe(`https://agency.example/lcrca-proposal?invite=${id}`);
      expect((await add('Op Erator', 'transport-uk')).link).toMatch(/\/transport-uk-proposal\?invite=/);
      const response = await login(password, id);
      expect(response.status).toBe(200);
      expect((await read(cookieOf(response))).status).toBe(200);
    });

    test('the password is not kept', async () => {
      const { password } = await add();
      const rows = await api.services.db.selectFrom('access_grants').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(password);
    });

    test('neither half opens anything alone, nor with another half', async () => {
      const mine = await add();
      const theirs = await add('Lee Reader');
      expect((await login(mine.password)).status).toBe(401);
      expect((await login('mersey-crossing', mine.id)).status).toBe(401);
      expect((await login(mine.password, theirs.id)).status).toBe(401);
      expect((await login(mine.password, 'no-such-link')).status).toBe(401);
      expect((await login(mine.password, mine.id, 'transport-uk-auth')).status).toBe(401);
      expect((await login('mersey-crossing')).status).toBe(200);
    });

    test('it works where no shared password is set', async () => {
      api = opened.restarted({ passwords: NO_PASSWORDS, production: true, databaseUrl: 'postgres://set' });
      const { id, password } = await add();
      expect((await read(cookieOf(await login(password, id)))).status).toBe(200);
      expect((await login('mersey-crossing')).status).toBe(401);
    });

    test('it ends with its last day, and the session with it', async () => {
      const { id, password } = await add('Mo Reader', 'lcrca', '2026-03-03');
      const cookie = cookieOf(await login(password, id));
      api.setTime(new Date('2026-03-03T23:59:59Z'));
      expect((await read(cookie)).status).toBe(200);
      api.setTime(new Date('2026-03-04T00:00:00Z'));
      expect((await read(cookie)).status).toBe(401);
      expect((await login(password, id)).status).toBe(401);
    });

    test('revoking it ends the session at once, and nobody else’s', async () => {
      const { id, password } = await add();
      const other = await add('Lee Reader');
      const cookie = cookieOf(await login(password, id));
      const others = cookieOf(await login(other.password, other.id));
      const shared = cookieOf(await login('mersey-crossing'));
      expect(await command('revoke', id)).toEqual({ revoked: true });
      expect((await read(cookie)).status).toBe(401);
      expect((await login(password, id)).status).toBe(401);
      expect((await read(others)).status).toBe(200);
      expect((await read(shared)).status).toBe(200);
      expect(await command('revoke', id)).toEqual({ revoked: false });
    });

    test('guesses at it are counted as guesses at the shared password are', async () => {
      const { id } = await add();
      for (let attempt = 0; attempt < 10; attempt += 1) expect((await login('guess', id)).status).toBe(401);
      expect((await login('guess', id)).status).toBe(429);
    });

    test('staff see who read which sections and when, and who has access', async () => {
      const { id, password } = await add();
      const cookie = cookieOf(await login(password, id));
      await read(cookie);
      api.setTime(new Date(TEST_NOW.getTime() + 60_000));
      await api.post(path('proposal-read'), { copy: 'updated', section: 'proposition' }, { cookie });
      await login('wrong');
      const { grants, log, pagination } = await staffView();
      expect(log.map(({ event, person, subject }) => [event, person, subject])).toEqual([
        ['login-refused', null, null],
        ['read', 'Mo Reader', 'proposal:updated#proposition'],
        ['view', 'Mo Reader', 'proposal:updated'],
        ['login', 'Mo Reader', null],
      ]);
      expect(pagination).toEqual({ total: 4, totalPages: 1 });
      expect(grants).toEqual([
        {
          id,
          scope: 'lcrca',
          person: 'Mo Reader',
          endsAt: '2026-04-01T00:00:00.000Z',
          revokedAt: null,
          lastReadAt: '2026-03-02T09:01:00.000Z',
        },
      ]);
      expect(await command('list')).toEqual(grants);
    });

    test('staff see with whose link a login was refused, also once it has ended', async () => {
      const { id, password } = await add();
      await login('guess', id);
      await command('revoke', id);
      await login(password, id);
      await login('guess', 'no-such-link');
      const { log, grants } = await staffView();
      expect(log.map(({ event, person }) => [event, person])).toEqual([
        ['login-refused', null],
        ['login-refused', 'Mo Reader'],
        ['login-refused', 'Mo Reader'],
      ]);
      expect(grants[0]?.lastReadAt).toBeNull();
    });

    test('only staff see that; a reading counts only for a copy that the session opens', async () => {
      const cookie = cookieOf(await login('mersey-crossing'));
      expect((await api.get(path('proposal-access'), { cookie })).status).toBe(401);
      expect((await api.get(path('access-log'), { cookie })).status).toBe(401);
      const reading = { copy: 'operator', section: 'supply' };
      expect((await api.post(path('proposal-read'), reading, { cookie })).status).toBe(401);
      expect((await api.post(path('proposal-read'), { ...reading, copy: 'updated' }, { cookie })).status).toBe(200);
    });

    test.each([
      [['add', 'staff', 'Mo', '2026-03-31'], /There is no proposal 'staff'/],
      [['add', 'lcrca', ' ', '2026-03-31'], /Whose access/],
      [['add', 'lcrca', 'Mo', '2026-02-30'], /not a day to come/],
      [['add', 'lcrca', 'Mo', '2026-03-01'], /not a day to come/],
      [['add', 'lcrca', 'Mo'], /proposal-access add/],
      [['remove', 'x'], /proposal-access add/],
    ])('proposal-access %j is refused', async (args, message) => {
      await expect(command(...args)).rejects.toThrow(message);
    });

    test('what is done on the command line is recorded as a staff action', async () => {
      await opened.empty('staff_actions');
      const { id } = await add();
      await command('revoke', id);
      const rows = await api.services.db.selectFrom('staff_actions').select(['actor', 'action', 'outcome']).execute();
      expect(rows).toEqual([
        { actor: 'command line', action: 'proposal-access add', outcome: 'done' },
        { actor: 'command line', action: 'proposal-access revoke', outcome: 'done' },
      ]);
    });

    test('the log can be narrowed down to a person, the shared password or strangers, a proposal, and an event', async () => {
      const mine = await add();
      const theirs = await add('Lee Reader', 'transport-uk');
      await read(cookieOf(await login(mine.password, mine.id)));
      await login(theirs.password, theirs.id, 'transport-uk-auth');
      await login('mersey-crossing');
      await login('guess');
      await login('guess', theirs.id, 'transport-uk-auth');
      const found = async (query: string) =>
        (await staffLog(query)).rows.map(({ event, person }) => `${event} ${person ?? '-'}`);
      expect(await found(`?reader=${mine.id}`)).toEqual(['view Mo Reader', 'login Mo Reader']);
      expect(await found('?reader=shared')).toEqual(['login -']);
      expect(await found('?reader=unknown')).toEqual(['login-refused -']);
      expect(await found('?scope=transport-uk')).toEqual(['login-refused Lee Reader', 'login Lee Reader']);
      expect(await found('?scope=lcrca&event=login')).toEqual(['login -', 'login Mo Reader']);
      expect(await found('?reader=nobody')).toEqual([]);
      const byEvent = await Promise.all(ACCESS_EVENTS.map((event) => found(`?event=${event}`)));
      expect(byEvent.map((entries) => entries.length)).toEqual([3, 2, 1, 0]);
    });

    test('all of the log is a CSV file', async () => {
      await login('guess');
      const response = await api.get(`${path('access-log')}?format=csv`, { cookie: await staffCookie() });
      expect(await response.text()).toMatch(
        /at,event,scope,person,subject\r\n2026-03-02T09:00:00.000Z,login-refused,lcrca,,/,
      );
    });

    describe('staff', () => {
      const give = async (input: object) =>
        api.post(path('add-proposal-access'), input, { cookie: await staffCookie() });
      const revoke = async (id: string) =>
        (await api.post(path('revoke-proposal-access'), { id }, { cookie: await staffCookie() })).status;
      const recorded = () =>
        api.services.db.selectFrom('staff_actions').select(['action', 'subject', 'outcome', 'row_count']).execute();
      beforeEach(() => opened.empty('staff_actions'));

      test('give a person access until the end of a day, and see link and password once', async () => {
        const response = await give({ scope: 'lcrca', person: ' Mo Reader ', lastDay: '2026-03-02' });
        expect(response.status).toBe(200);
        const { id, link, password, endsAt } = (await response.json()) as Added & { endsAt: string };
        expect(link).toBe(`https://agency.example/lcrca-proposal?invite=${id}`);
        expect(endsAt).toBe('2026-03-03T00:00:00.000Z');
        expect((await read(cookieOf(await login(password, id)))).status).toBe(200);
        const view = JSON.stringify(await staffView());
        expect(view).toContain('"Mo Reader"');
        expect(view).not.toContain(password);
        const [action] = await recorded();
        expect(action).toEqual({ action: 'add-proposal-access', subject: 'lcrca', outcome: 'done', row_count: 1 });
        expect(JSON.stringify([action, api.logged])).not.toMatch(new RegExp(`Mo Reader|${password}`));
      });

      test('cannot give access that is over already, or to the staff pages', async () => {
        const over = await give({ scope: 'lcrca', person: 'Mo', lastDay: '2026-03-01' });
        expect(over.status).toBe(400);
        expect(await over.json()).toMatchObject({ fields: { lastDay: 'Please choose today or a day to come' } });
        expect((await give({ scope: 'lcrca', person: 'Mo', lastDay: '2026-02-30' })).status).toBe(400);
        expect((await give({ scope: 'staff', person: 'Mo', lastDay: '2026-12-31' })).status).toBe(400);
        expect((await staffView()).grants).toEqual([]);
        expect(await recorded()).toMatchObject([{ outcome: 'refused' }, { outcome: 'refused' }]);
      });

      test('revoke access, which ends the session at once; doing it again changes nothing', async () => {
        const { id, password } = await add();
        const cookie = cookieOf(await login(password, id));
        expect(await revoke(id)).toBe(200);
        expect((await read(cookie)).status).toBe(401);
        const { grants } = await staffView();
        api.setTime(new Date(TEST_NOW.getTime() + 60_000));
        expect(await revoke(id)).toBe(200);
        expect((await staffView()).grants).toEqual(grants);
        expect(await revoke('nosuchlink')).toBe(404);
        expect((await recorded()).slice(1)).toEqual([
          { action: 'revoke-proposal-access', subject: id, outcome: 'done', row_count: 1 },
          { action: 'revoke-proposal-access', subject: id, outcome: 'done', row_count: 0 },
          { action: 'revoke-proposal-access', subject: 'nosuchlink', outcome: 'refused', row_count: null },
        ]);
      });

      test('nobody else gives or revokes access', async () => {
        const { id, password } = await add();
        const cookie = cookieOf(await login(password, id));
        const input = { scope: 'lcrca', person: 'Mo', lastDay: '2026-12-31' };
        expect((await api.post(path('add-proposal-access'), input, { cookie })).status).toBe(401);
        expect((await api.post(path('revoke-proposal-access'), { id }, { cookie })).status).toBe(401);
        expect((await read(cookie)).status).toBe(200);
      });
    });

    test('a grant is forgotten six years after its end, with its log', async () => {
      const { id, password } = await add();
      await read(cookieOf(await login(password, id)));
      const { applyRetention } = await import('../privacy/retention.ts');
      const grants = () => api.services.db.selectFrom('access_grants').select('id').execute();
      api.setTime(new Date('2032-03-01T00:00:00Z'));
      await applyRetention(api.services);
      expect(await grants()).toHaveLength(1);
      api.setTime(new Date(Date.parse('2032-04-01T00:00:00Z') + DAY));
      await applyRetention(api.services);
      expect(await grants()).toEqual([]);
    });
  });
}
