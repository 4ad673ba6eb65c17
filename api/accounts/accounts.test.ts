import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StaffRole } from '@site/contract';
import { COMMAND_LINE } from '../access/staff-actions.ts';
import { runCommand } from '../admin/commands.ts';
import { createTestApi, TEST_NOW, type TestApi } from '../test-support.ts';
import { createAuthenticator, WITHOUT_VERIFYING } from './authenticator.test-support.ts';
import { addMember, listMembers } from './members.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ORIGIN = 'http://localhost';
const PASSWORD = 'three lorries on the ferry';
const SHARED = 'depot-keys';

let opened: TestApi;
let api: TestApi;
beforeAll(async () => void (opened = await createTestApi()), 60_000);
afterAll(() => opened.close());
beforeEach(async () => {
  await opened.empty(
    'staff_members',
    'answered_challenges',
    'sessions',
    'rate_limits',
    'access_log',
    'staff_actions',
    'mail_outbox',
  );
  opened.setTime(TEST_NOW);
  api = opened.restarted({ passwords: { lcrcaProposal: 'a', transportUkProposal: 'b', staff: SHARED } });
});

const later = (ms: number) => api.setTime(new Date(TEST_NOW.getTime() + ms));
const pathOf = (name: string) => `/.netlify/functions/${name}`;

const post = (name: string, body: object, cookie = '') =>
  api.post(pathOf(name), body, { host: 'localhost', ...(cookie && { cookie }) });

async function answerOf<Body = Record<string, unknown>>(response: Response): Promise<Body> {
  const body = (await response.json()) as Body;
  expect(response.status, JSON.stringify(body)).toBe(200);
  return body;
}

const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('session-staff='))!
    .split(';', 1)[0]!;

const read = (name: string, cookie: string) => api.get(pathOf(name), { cookie });

/** Invites somebody as `npm run admin` does; the token is in the link. */
async function invited(name: string, ...roles: StaffRole[]) {
  const email = `${name.toLowerCase()}@agency.example`;
  const { id, link } = await addMember(api.services, { name, email, roles });
  return { id, email, token: link.split('/').at(-1)! };
}

async function challengeFor(purpose: object, cookie = ''): Promise<string> {
  const { options } = await answerOf<{ options: { challenge: string } }>(
    await post('passkey-options', purpose, cookie),
  );
  return options.challenge;
}

async function accept(token: string, authenticator: ReturnType<typeof createAuthenticator>, origin = ORIGIN) {
  const challenge = await challengeFor({ for: 'invitation', token });
  const passkey = authenticator.create({ origin, challenge });
  return post('accept-invitation', { with: 'passkey', token, passkeyName: 'Work laptop', passkey });
}

/** Somebody with an account, a passkey and a session. */
async function member(name: string, ...roles: StaffRole[]) {
  const authenticator = createAuthenticator();
  const { id, email, token } = await invited(name, ...roles);
  const codes = (
    await answerOf<{ recoveryCodes: string[] }>(await api.get(`${pathOf('staff-invitation')}?token=${token}`))
  ).recoveryCodes;
  const response = await accept(token, authenticator);
  await answerOf(response.clone());
  return { id, email, codes, authenticator, cookie: cookieOf(response) };
}

const signIn = async (authenticator: ReturnType<typeof createAuthenticator>, origin = ORIGIN) => {
  const challenge = await challengeFor({ for: 'sign-in' });
  return post('staff-sign-in', { with: 'passkey', passkey: authenticator.answer({ origin, challenge }) });
};

const byCode = (email: string, code: string, password = '') =>
  post('staff-sign-in', { with: 'code', email, password, code });

const opens = async (cookie: string) => (await read('desk-summary', cookie)).status === 200;

describe('an invitation', () => {
  test('is mailed, names the first passkey, opens the desk, and works once', async () => {
    const authenticator = createAuthenticator();
    const { token, email } = await invited('Jo', 'operator');
    const [mail] = await api.services.db.selectFrom('mail_outbox').selectAll().execute();
    expect(mail).toMatchObject({ recipient: email, reference: expect.stringMatching(/^STAFF-/) });
    expect(mail!.text_body).toContain(`/staff/welcome/${token}`);
    expect(await opens(cookieOf(await accept(token, authenticator)))).toBe(true);
    await expect(accept(token, createAuthenticator()), 'a second time').rejects.toThrow('404');
    expect(await opens(cookieOf(await signIn(authenticator)))).toBe(true);
  });

  test('ends after 72 hours, and another takes its place', async () => {
    const { token, id } = await invited('Jo', 'operator');
    later(72 * HOUR - 1);
    expect((await api.get(`${pathOf('staff-invitation')}?token=${token}`)).status).toBe(200);
    later(72 * HOUR);
    expect((await api.get(`${pathOf('staff-invitation')}?token=${token}`)).status).toBe(410);
    const cookie = cookieOf(await post('staff-auth', { action: 'login', password: SHARED }));
    await answerOf(await post('change-staff-account', { action: 'reset', id }, cookie));
    expect((await api.get(`${pathOf('staff-invitation')}?token=${token}`)).status).toBe(404);
  });

  test('goes to an operator first, and to no address twice', async () => {
    await expect(invited('Sam', 'consultant')).rejects.toThrow('The first account must be an operator’s');
    await invited('Jo', 'operator');
    await expect(invited('Jo', 'consultant')).rejects.toThrow('Somebody with this address has an account.');
  });

  test('makes a password and an app’s codes a way in, where a browser has no passkeys', async () => {
    const { token, email } = await invited('Jo', 'operator');
    const { authenticatorKey: secret } = await answerOf<{ authenticatorKey: string }>(
      await api.get(`${pathOf('staff-invitation')}?token=${token}`),
    );
    const codeAt = (ms: number) => generate({ secret, epoch: Math.floor((TEST_NOW.getTime() + ms) / 1000) });
    const wrong = await post('accept-invitation', { with: 'password', token, password: PASSWORD, code: '000000' });
    expect(wrong.status).toBe(400);
    const code = await codeAt(0);
    await answerOf(await post('accept-invitation', { with: 'password', token, password: PASSWORD, code }));
    expect((await byCode(email, code, PASSWORD)).status, 'the same code again').toBe(401);
    later(MINUTE);
    const next = await codeAt(MINUTE);
    expect((await byCode(email, next, 'another password'.repeat(2))).status).toBe(401);
    expect((await byCode('nobody@agency.example', next, PASSWORD)).status).toBe(401);
    await answerOf(await byCode(email, next, PASSWORD));
    expect((await byCode(email, next, PASSWORD)).status, 'once more').toBe(401);
  });

  test('takes no password that would be guessed early, and any other as it is typed', async () => {
    const { token } = await invited('Jonathan', 'operator');
    const { authenticatorKey: secret } = await answerOf<{ authenticatorKey: string }>(
      await api.get(`${pathOf('staff-invitation')}?token=${token}`),
    );
    const code = await generate({ secret, epoch: TEST_NOW.getTime() / 1000 });
    const acceptWith = (password: string) => post('accept-invitation', { with: 'password', token, password, code });
    for (const password of ['short', 'jonathan drives a lorry', 'aaaaaaaaaaaaaaaaaaaa', 'x'.repeat(201)])
      expect((await acceptWith(password)).status, password).toBe(400);
    await answerOf(await acceptWith(` ${'Ünïcode of sixty-four characters '.repeat(3)} `));
  });
});

describe('a password of one’s own', () => {
  test('is changed with the present one, and opens nothing afterwards', async () => {
    const { token, email } = await invited('Jo', 'operator');
    const { authenticatorKey: secret } = await answerOf<{ authenticatorKey: string }>(
      await api.get(`${pathOf('staff-invitation')}?token=${token}`),
    );
    const codeAt = (ms: number) => generate({ secret, epoch: (TEST_NOW.getTime() + ms) / 1000 });
    const accepted = await post('accept-invitation', {
      with: 'password',
      token,
      password: PASSWORD,
      code: await codeAt(0),
    });
    const cookie = cookieOf(accepted);
    const changeTo = (password: string, newPassword: string) =>
      post('change-my-account', { action: 'change-password', password, newPassword }, cookie);
    const NEW = 'nine buses by the river';
    expect((await changeTo('not the present one', NEW)).status).toBe(400);
    expect((await changeTo(PASSWORD, '1234567890123456')).status).toBe(400);
    await answerOf(await changeTo(PASSWORD, NEW));
    later(MINUTE);
    expect((await byCode(email, await codeAt(MINUTE), PASSWORD)).status).toBe(401);
    await answerOf(await byCode(email, await codeAt(MINUTE), NEW));
  });
});

test('an account without a password has none to change', async () => {
  const { cookie } = await member('Jo', 'operator');
  const input = { action: 'change-password', password: PASSWORD, newPassword: 'nine buses by the river' };
  expect((await post('change-my-account', input, cookie)).status).toBe(400);
});

describe('signing in', () => {
  test('is recorded, whether it succeeds or not', async () => {
    const { authenticator, email } = await member('Jo', 'operator');
    await answerOf(await signIn(authenticator));
    await signIn(createAuthenticator());
    await byCode(email, 'wrong');
    const events = await api.services.db.selectFrom('access_log').select('event').orderBy('id').execute();
    expect(events.map(({ event }) => event)).toEqual(['login', 'login', 'login-refused', 'login-refused']);
  });

  test('must be done again before anything that opens the account is changed', async () => {
    const { cookie } = await member('Jo', 'operator');
    later(5 * MINUTE + 1);
    for (const action of ['new-recovery-codes', 'remove-passkey', 'change-password']) {
      const input = { action, id: 'any', password: PASSWORD, newPassword: 'nine buses by the river' };
      expect((await post('change-my-account', input, cookie)).status, action).toBe(403);
    }
    await answerOf(await post('change-my-account', { action: 'end-other-sessions' }, cookie));
  });
});

describe('a passkey', () => {
  test('of another site, for another purpose, or answered before, opens nothing', async () => {
    const { authenticator } = await member('Jo', 'operator');
    expect((await signIn(authenticator, 'https://site.evil')).status).toBe(401);
    const challenge = await challengeFor({ for: 'sign-in' });
    const passkey = authenticator.answer({ origin: ORIGIN, challenge });
    await answerOf(await post('staff-sign-in', { with: 'passkey', passkey }));
    expect((await post('staff-sign-in', { with: 'passkey', passkey })).status, 'replayed').toBe(401);
    const other = await invited('Ann', 'operator');
    const foreign = await challengeFor({ for: 'invitation', token: other.token });
    const misused = authenticator.answer({ origin: ORIGIN, challenge: foreign });
    expect((await post('staff-sign-in', { with: 'passkey', passkey: misused })).status).toBe(401);
  });

  test('of somebody unknown, without the device’s own check, or with a challenge of five minutes ago, opens nothing', async () => {
    const { authenticator } = await member('Jo', 'operator');
    expect((await signIn(createAuthenticator())).status).toBe(401);
    const challenge = await challengeFor({ for: 'sign-in' });
    const unverified = authenticator.answer({ origin: ORIGIN, challenge }, WITHOUT_VERIFYING);
    expect((await post('staff-sign-in', { with: 'passkey', passkey: unverified })).status).toBe(401);
    const old = await challengeFor({ for: 'sign-in' });
    later(5 * MINUTE + 1_000);
    const late = authenticator.answer({ origin: ORIGIN, challenge: old });
    expect((await post('staff-sign-in', { with: 'passkey', passkey: late })).status).toBe(401);
  });

  test('of a cloned authenticator is noticed by its count', async () => {
    const { authenticator } = await member('Jo', 'operator');
    for (let use = 0; use < 3; use += 1) await answerOf(await signIn(authenticator));
    authenticator.rewind(1);
    expect((await signIn(authenticator)).status).toBe(401);
  });

  test('can be one of several, each with its name and last use; the only way in stays', async () => {
    const { cookie, authenticator } = await member('Jo', 'operator');
    const phone = createAuthenticator();
    const challenge = await challengeFor({ for: 'account' }, cookie);
    const passkey = phone.create({ origin: ORIGIN, challenge });
    await answerOf(await post('change-my-account', { action: 'add-passkey', name: 'Phone', passkey }, cookie));
    later(MINUTE);
    const second = cookieOf(await signIn(phone));
    const { passkeys } = await answerOf<{ passkeys: { id: string; name: string; lastUsedAt: string | null }[] }>(
      await read('my-account', second),
    );
    expect(passkeys.map(({ name, lastUsedAt }) => [name, lastUsedAt])).toEqual([
      ['Work laptop', null],
      ['Phone', new Date(TEST_NOW.getTime() + MINUTE).toISOString()],
    ]);
    const remove = (id: string) => post('change-my-account', { action: 'remove-passkey', id }, second);
    await answerOf(await remove(passkeys[0]!.id));
    expect((await signIn(authenticator)).status, 'the removed one').toBe(401);
    expect((await remove(passkeys[1]!.id)).status).toBe(409);
  });
});

describe('a recovery code', () => {
  test('opens the account once, as people copy it, and new ones replace all', async () => {
    const { email, codes, cookie } = await member('Jo', 'operator');
    expect(codes).toHaveLength(10);
    await answerOf(await byCode(email, ` ${codes[0]!.toLowerCase().replaceAll('-', ' ')} `));
    expect((await byCode(email, codes[0]!)).status).toBe(401);
    const { recoveryCodes } = await answerOf<{ recoveryCodes: string[] }>(
      await post('change-my-account', { action: 'new-recovery-codes' }, cookie),
    );
    expect((await byCode(email, codes[1]!)).status, 'one of the old ones').toBe(401);
    await answerOf(await byCode(email, recoveryCodes[9]!));
  });

  test('is not in the database, nor is any password or key', async () => {
    const { codes } = await member('Jo', 'operator');
    const tables = [
      'staff_members',
      'staff_recovery_codes',
      'staff_passkeys',
      'staff_invitations',
      'sessions',
    ] as const;
    const rows = await Promise.all(tables.map((table) => api.services.db.selectFrom(table).selectAll().execute()));
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe('the shared password', () => {
  const enter = () => post('staff-auth', { action: 'login', password: SHARED });

  test('opens the desk until the first account has been set up, and its sessions end then', async () => {
    const cookie = cookieOf(await enter());
    const { token } = await invited('Jo', 'operator');
    expect(await opens(cookie), 'while nobody has accepted').toBe(true);
    await accept(token, createAuthenticator());
    expect(await opens(cookie)).toBe(false);
    expect((await enter()).status).toBe(401);
    expect(await answerOf(await post('staff-auth', { action: 'verify' }))).toMatchObject({
      valid: false,
      accounts: true,
    });
  });

  test('stays where the configuration says so, and the desk warns of it', async () => {
    api = opened.restarted({
      passwords: { lcrcaProposal: 'a', transportUkProposal: 'b', staff: SHARED },
      staffPasswordStays: true,
    });
    const before = await answerOf(await read('desk-summary', cookieOf(await enter())));
    expect(before['sharedPasswordStays'], 'nothing to warn of without accounts').toBe(false);
    await member('Jo', 'operator');
    const summary = await answerOf(await read('desk-summary', cookieOf(await enter())));
    expect(summary['sharedPasswordStays']).toBe(true);
  });
});

describe('a role', () => {
  test('opens its own part of the desk, and the refusal says who can do the rest', async () => {
    const { cookie: operator } = await member('Jo', 'operator');
    const { cookie: consultant } = await member('Sam', 'consultant');
    await member('Ann', 'content');
    expect((await read('submissions', consultant)).status).toBe(200);
    expect((await read('syncs', operator)).status).toBe(200);
    const refused = await read('syncs', consultant);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ error: 'Only operators can do this: Jo.' });
    expect(await (await read('access-log', operator)).json()).toMatchObject({
      error: 'Only content editors can do this: Ann.',
    });
    expect((await read('audit-log', consultant)).status).toBe(403);
    expect((await answerOf(await read('desk-summary', operator)))['actions']).not.toBeNull();
    expect((await answerOf(await read('desk-summary', consultant)))['actions'], 'what the log says').toBeNull();
  });
});

describe('removing somebody', () => {
  test('ends their sessions at once, and their passkey opens nothing', async () => {
    const jo = await member('Jo', 'operator');
    const sam = await member('Sam', 'consultant');
    await answerOf(await post('change-staff-account', { action: 'remove', id: sam.id }, jo.cookie));
    expect(await opens(sam.cookie)).toBe(false);
    expect((await signIn(sam.authenticator)).status).toBe(401);
    expect((await byCode(sam.email, sam.codes[0]!)).status).toBe(401);
    expect((await listMembers(api.services)).map(({ name }) => name)).toEqual(['Jo']);
  });

  test('an operator takes two, once there are two; the last one stays', async () => {
    const jo = await member('Jo', 'operator');
    await member('Sam', 'consultant');
    const remove = (id: string, cookie: string) => post('change-staff-account', { action: 'remove', id }, cookie);
    expect((await remove(jo.id, jo.cookie)).status).toBe(409);
    const ann = await member('Ann', 'operator');
    const bea = await member('Bea', 'operator');
    const asked = await remove(bea.id, jo.cookie);
    expect(asked.status).toBe(403);
    expect(await asked.json()).toMatchObject({ error: expect.stringContaining('Another operator has to ask') });
    expect((await remove(bea.id, jo.cookie)).status, 'asking twice').toBe(403);
    const { requests } = await answerOf<{ requests: object[] }>(await read('desk-summary', ann.cookie));
    expect(requests).toMatchObject([{ action: 'remove-staff', person: 'Jo', subject: 'Bea' }]);
    await answerOf(await remove(bea.id, ann.cookie));
    expect(await opens(bea.cookie)).toBe(false);
  });
});

test('another operator is invited by two, so that nobody makes their own second one', async () => {
  const jo = await member('Jo', 'operator');
  const ann = await member('Ann', 'operator');
  const invite = (cookie: string, role: StaffRole) => {
    const email = `${role}@agency.example`;
    return post('change-staff-account', { action: 'invite', name: 'Puppet', email, roles: [role] }, cookie);
  };
  await answerOf(await invite(jo.cookie, 'consultant'));
  expect((await invite(jo.cookie, 'operator')).status).toBe(403);
  expect((await invite(jo.cookie, 'operator')).status).toBe(403);
  await answerOf(await invite(ann.cookie, 'operator'));
});

describe('clearing all jobs', () => {
  const clear = (cookie: string) => post('clear-jobs', {}, cookie);

  test('takes two operators within the hour, once there are two', async () => {
    const jo = await member('Jo', 'operator');
    await answerOf(await clear(jo.cookie));
    const ann = await member('Ann', 'operator');
    expect((await clear(jo.cookie)).status).toBe(403);
    later(HOUR);
    expect((await clear(cookieOf(await signIn(ann.authenticator)))).status, 'an hour later').toBe(403);
    await answerOf(await clear(cookieOf(await signIn(jo.authenticator))));
    const actions = await api.services.db
      .selectFrom('staff_actions')
      .select(['person', 'outcome'])
      .orderBy('id')
      .execute();
    expect(actions.filter(({ person }) => person !== null)).toEqual([
      { person: 'Jo', outcome: 'done' },
      { person: 'Jo', outcome: 'refused' },
      { person: 'Ann', outcome: 'refused' },
      { person: 'Jo', outcome: 'done' },
    ]);
  });

  test('asks for the passkey again after five minutes', async () => {
    const { cookie, authenticator } = await member('Jo', 'operator');
    later(5 * MINUTE + 1);
    const refused = await clear(cookie);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ error: expect.stringContaining('Please sign in again') });
    await answerOf(await clear(cookieOf(await signIn(authenticator))));
  });
});

describe('where somebody is signed in', () => {
  test('they see each session with its device, and end one or all others', async () => {
    const { cookie, authenticator } = await member('Jo', 'operator');
    const another = cookieOf(await signIn(authenticator));
    const third = cookieOf(await signIn(authenticator));
    const { sessions } = await answerOf<{ sessions: { id: string; device: string; isThis: boolean }[] }>(
      await read('my-account', cookie),
    );
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1);
    await answerOf(await post('change-my-account', { action: 'end-other-sessions' }, another));
    expect([await opens(cookie), await opens(another), await opens(third)]).toEqual([false, true, false]);
  });

  test('a stolen cookie opens nothing in another kind of browser, nor after the session was ended', async () => {
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:153.0) Gecko/20100101 Firefox/153.0';
    const { authenticator } = await member('Jo', 'operator');
    const challenge = await challengeFor({ for: 'sign-in' });
    const passkey = authenticator.answer({ origin: ORIGIN, challenge });
    const from = { host: 'localhost', 'user-agent': firefox };
    const cookie = cookieOf(await api.post(pathOf('staff-sign-in'), { with: 'passkey', passkey }, from));
    const readFrom = (agent: string) => api.get(pathOf('desk-summary'), { cookie, 'user-agent': agent });
    expect((await readFrom(firefox)).status).toBe(200);
    expect((await readFrom(firefox.replaceAll('153.0', '154.0'))).status, 'after an update').toBe(200);
    for (const agent of ['curl/8.5.0', '', firefox.replace('Windows NT 10.0; Win64', 'X11; Linux')])
      expect((await readFrom(agent)).status, agent).toBe(401);
    await api.post(pathOf('staff-auth'), { action: 'logout' }, { ...from, cookie });
    expect((await readFrom(firefox)).status, 'after signing out').toBe(401);
  });

  test('nobody ends the sessions of others', async () => {
    const jo = await member('Jo', 'operator');
    const sam = await member('Sam', 'consultant');
    const { sessions } = await answerOf<{ sessions: { id: string }[] }>(await read('my-account', sam.cookie));
    await answerOf(await post('change-my-account', { action: 'end-session', id: sessions[0]!.id }, jo.cookie));
    expect(await opens(sam.cookie)).toBe(true);
  });

  test('a session of the shared password has no account', async () => {
    const cookie = cookieOf(await post('staff-auth', { action: 'login', password: SHARED }));
    expect((await read('my-account', cookie)).status).toBe(404);
    expect((await post('change-my-account', { action: 'end-other-sessions' }, cookie)).status).toBe(404);
  });
});

describe('npm run admin -- staff', () => {
  const staff = (...args: string[]) => runCommand(api.services, ['staff', ...args]);

  test('adds, lists, resets and removes accounts, and the audit log has it', async () => {
    const added = (await staff('add', 'Jo@Agency.example', 'Jo Smith', 'operator,consultant')) as { link: string };
    expect(added.link).toMatch(/\/staff\/welcome\/[\w-]{43}$/);
    expect(await staff('list')).toMatchObject([{ name: 'Jo Smith', roles: ['consultant', 'operator'] }]);
    const reset = (await staff('reset', 'jo@agency.example')) as { link: string };
    expect(reset.link).not.toBe(added.link);
    await staff('remove', 'jo@agency.example');
    expect(await staff('list')).toEqual([]);
    const actions = await api.services.db
      .selectFrom('staff_actions')
      .select(['actor', 'action'])
      .orderBy('id')
      .execute();
    expect(actions).toEqual(
      ['invite-staff', 'reset-staff', 'remove-staff'].map((action) => ({ actor: COMMAND_LINE, action })),
    );
  });

  test.each([
    [['add', 'nobody', 'Jo', 'operator'], 'is not an email address'],
    [['add', 'jo@agency.example', ' ', 'operator'], 'Whose account'],
    [['add', 'jo@agency.example', 'Jo', 'boss'], 'no role'],
    [['add', 'jo@agency.example', 'Jo', 'consultant'], 'must be an operator'],
    [['remove', 'jo@agency.example'], 'Nobody with the address'],
    [['promote'], 'staff add'],
  ])('%j is explained', async (args, sentence) => {
    await expect(staff(...args)).rejects.toThrow(sentence);
  });
});
