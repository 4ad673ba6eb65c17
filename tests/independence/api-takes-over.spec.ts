import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createLog, loadConfig } from '@site/api/program';
import { ownContract, withoutDeprecated, type CallContract } from '@site/protocol/compatibility.ts';
import { createRemotesFolder, type RemotesFolder } from '../../server/remotes/remotes-folder.test-support.ts';
import { serveSite } from '../../server/serve-site.ts';
import { startServer, type RunningServer } from '../../server/start-server.ts';
import { unpackFirstStart } from '../e2e/support/first-start.ts';

const { payByRole } = ownContract();

/** The call when its reply has one field more. */
const withField = (field: object): CallContract => {
  const { properties = {}, required = [] } = payByRole!.reply!;
  const reply = {
    ...payByRole!.reply,
    properties: { ...properties, pay_text: field },
    required: [...required, 'pay_text'],
  };
  return { ...payByRole!, reply: reply as CallContract['reply'] & object };
};
const before = withField({ type: 'string' });
const deprecating = withField({ type: 'string', deprecated: true });
const moved = withoutDeprecated(deprecating, () => false);

let dataDir: string;
let folders: RemotesFolder[];
test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'takes-over-'));
  await unpackFirstStart(dataDir);
  folders = [];
});
test.afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
  for (const folder of folders) await folder.remove();
});

/** A deployment's folder, with the builds that were made for it. */
async function folderWith(...builds: { version: string; call: CallContract }[]): Promise<string> {
  const folder = await createRemotesFolder();
  folders.push(folder);
  await folder.register('pay', '/pay');
  for (const { version, call } of builds) await folder.put('pay', version, { calls: { payByRole: call } });
  return folder.path;
}

/** A site whose API keeps to this contract of the call, on the one database. */
async function deploy(call: CallContract, remotesFolder: string, work: (server: RunningServer) => Promise<void>) {
  const server = await startServer({
    config: loadConfig({ DATA_DIR: dataDir }),
    log: createLog(() => undefined),
    serve: (parts) => serveSite({ ...parts, port: 0, remotesFolder, offered: { ...ownContract(), payByRole: call } }),
  });
  try {
    await work(server);
  } finally {
    await server.close();
  }
}

const nothing = async () => undefined;
const live = async ({ releases }: RunningServer) => (await releases.pointers()).map((pointer) => pointer.live);

test('a site without a field of a reply takes over once the field was deprecated and the remote has moved', async () => {
  test.slow();
  const first = await folderWith({ version: '1-a', call: before });
  await deploy(before, first, async (server) => expect(await live(server)).toEqual(['1-a']));

  await test.step('with the live version counting on the field, it does not, though it lacks its files', async () => {
    const rebuilt = await folderWith({ version: '1-b', call: payByRole! });
    await expect(deploy(payByRole!, rebuilt, nothing)).rejects.toThrow(
      'pay 1-a, which is live, was built for another API: pay-by-role does not send pay_text',
    );
  });

  const second = await folderWith({ version: '1-a', call: before }, { version: '1-b', call: moved });
  await test.step('one that only deprecates the field does, and the remote moves', () =>
    deploy(deprecating, second, async ({ releases, url }) => {
      await releases.change({ remote: 'pay', action: 'release', version: '1-b' }, 'ada');
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
    }));

  await test.step('as long as a rollback would return to the version from before, it does not', () =>
    expect(deploy(payByRole!, second, nothing)).rejects.toThrow('pay 1-a, which is last good, was built'));

  await deploy(deprecating, second, async ({ releases }) => {
    await releases.change({ remote: 'pay', action: 'reject', version: '1-a', note: 'It reads pay_text' }, 'ada');
  });
  await test.step('then it does', () =>
    deploy(payByRole!, second, async (server) => {
      expect(await live(server)).toEqual(['1-b']);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    }));
});
