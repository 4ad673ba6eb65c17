import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CLIENT_ADDRESS_HEADER, publicKeyText } from '@site/api/program';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '@site/api/test-support';
import { operatorKeyFile, operatorPublicKey, readPrivateKey } from './operator-key.ts';
import { createRemoteAccess, type RemoteAccess } from './remote-access.ts';
import { authorisationOf, keyIdOf } from './signed-request.ts';

const SITE = 'https://www.example.com';
const BODY = new TextEncoder().encode('{"action":"rollback"}');
const team = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519');

/** What signed commands promise, on the given Postgres server or in memory. */
export function describeRemoteAccess(database: string, server?: string): void {
  describe(`who may command remotes, on ${database}`, () => {
    let api: TestApi;
    let access: RemoteAccess;
    let operator: KeyObject;
    beforeAll(async () => void (api = await createTestApi({}, { server })), OPENING_MS);
    afterAll(() => api.close());
    beforeEach(async () => {
      await api.empty('remote_keys', 'rate_limits', 'staff_actions');
      api.setTime(TEST_NOW);
      const { services } = api.restarted({ databaseUrl: undefined });
      access = createRemoteAccess(services);
      operator = readPrivateKey(operatorKeyFile(services.config.dataDir));
    });

    const signedRequest = (key: KeyObject, { at = TEST_NOW, method = 'POST', from = '192.0.2.1', site = SITE } = {}) =>
      new Request(new URL('/remotes/job-board', site), {
        method,
        headers: {
          authorization: authorisationOf({ method, url: new URL('/remotes/job-board', site), body: BODY, at }, key),
          [CLIENT_ADDRESS_HEADER]: from,
        },
      });
    const holderOf = (request: Request, body = BODY) => access.holderOf(request, { body, siteUrl: SITE });
    const allowTeam = (remote = 'job-board') =>
      access.allow(remote, { publicKey: publicKeyText(team.publicKey), holder: 'Job board team' });

    test('the operator’s key, in a file that nobody else can read, commands every remote', async () => {
      const { config } = api.restarted({ databaseUrl: undefined }).services;
      const file = operatorKeyFile(config.dataDir);
      expect(existsSync(file)).toBe(true);
      if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
      const holder = await holderOf(signedRequest(operator));
      expect(holder).toMatchObject({ name: 'operator', isOperator: true });
      expect(holder.mayCommand('marketing')).toBe(true);
    });

    test('after a restart the operator’s key is the same', () => {
      const { config } = api.restarted({ databaseUrl: undefined }).services;
      expect(keyIdOf(operatorPublicKey(config)!)).toBe(keyIdOf(operatorPublicKey(config)!));
    });

    test('a real site on a Postgres server has the operator’s key from its settings, or none', () => {
      const { config } = api.restarted({ databaseUrl: 'postgres://db', production: true }).services;
      expect(operatorPublicKey(config)).toBeUndefined();
      expect(operatorPublicKey({ ...config, operatorPublicKey: team.publicKey })).toBe(team.publicKey);
    });

    test('a team’s key commands its own remote and no other', async () => {
      await allowTeam();
      const holder = await holderOf(signedRequest(team.privateKey));
      expect(holder).toMatchObject({ name: 'Job board team', isOperator: false });
      expect(holder.mayCommand('job-board')).toBe(true);
      expect(holder.mayCommand('marketing')).toBe(false);
    });

    test('a revoked key commands nothing', async () => {
      const { keyId } = await allowTeam();
      await access.revoke('job-board', keyId);
      await expect(holderOf(signedRequest(team.privateKey))).rejects.toMatchObject({ status: 401 });
      await expect(access.revoke('job-board', keyId)).rejects.toMatchObject({ status: 404 });
    });

    test('the desk’s list of staff actions shows who was allowed what', async () => {
      const { keyId } = await allowTeam();
      const actions = await api.services.db.selectFrom('staff_actions').select(['action', 'subject']).execute();
      expect(actions).toEqual([{ action: 'allow-remote-key', subject: `job-board ${keyId}` }]);
    });

    test('an unknown key, another body, an old time and a missing signature get the same answer', async () => {
      const sentences = await Promise.all(
        [
          holderOf(signedRequest(stranger.privateKey)),
          holderOf(signedRequest(operator), new TextEncoder().encode('{"action":"remove"}')),
          holderOf(signedRequest(operator, { at: new Date(TEST_NOW.getTime() - 60_001) })),
          holderOf(signedRequest(operator, { at: new Date(TEST_NOW.getTime() + 60_001) })),
          holderOf(new Request('http://localhost/remotes/job-board', { method: 'POST' })),
        ].map((attempt) => attempt.catch((error: unknown) => String(error))),
      );
      expect(new Set(sentences)).toEqual(new Set([expect.stringContaining('signature of a key') as string]));
    });

    test('a command that is sent again within the minute is refused', async () => {
      await holderOf(signedRequest(operator));
      await expect(holderOf(signedRequest(operator))).rejects.toMatchObject({ status: 401 });
    });

    test('a command that was signed for another site is refused here, whatever host it is sent to', async () => {
      const elsewhere = 'https://staging.example.com';
      const refusal = { status: 401, message: expect.stringContaining(`made for ${SITE} within`) as string };
      await expect(holderOf(signedRequest(operator, { site: elsewhere }))).rejects.toMatchObject(refusal);
      const { headers } = signedRequest(operator, { site: elsewhere });
      const replayed = new Request(`${SITE}/remotes/job-board`, { method: 'POST', headers });
      await expect(holderOf(replayed)).rejects.toMatchObject(refusal);
    });

    test('reading may be repeated', async () => {
      const read = () => holderOf(signedRequest(operator, { method: 'GET' }));
      await read();
      expect(await read()).toMatchObject({ name: 'operator' });
    });

    test('after ten wrong signatures an address has to wait, also after a restart; the operator does not', async () => {
      const guess = () => holderOf(signedRequest(stranger.privateKey));
      for (let attempt = 0; attempt < 10; attempt += 1) await expect(guess()).rejects.toMatchObject({ status: 401 });
      access = createRemoteAccess(api.restarted({ databaseUrl: undefined }).services);
      await expect(guess()).rejects.toMatchObject({ status: 429 });
      expect(await holderOf(signedRequest(operator))).toMatchObject({ name: 'operator' });
    });
  });
}
