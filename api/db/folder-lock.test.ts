import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';

const PROGRAM = `
  import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))};
  try {
    lockFolder(process.argv[1]);
    console.log('claimed by process', process.pid);
    setInterval(() => {}, 1_000);
  } catch (error) {
    console.log(error.message);
  }
`;
/** Programs in a container of their own have ids of their own; a user namespace lets everybody make one. */
const CONTAINER = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child'];
const withoutContainers = spawnSync(CONTAINER[0]!, [...CONTAINER.slice(1), 'true']).status !== 0;

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'lock-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A server that claims the folder, until it is killed, and what it says. */
function start(...around: string[]) {
  const [command, ...args] = [...around, process.execPath, '--input-type=module', '-e', PROGRAM, folder];
  const child = spawn(command!, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    claims: async () => String((await once(child.stdout, 'data'))[0]),
    says: () => text(child.stdout),
    async kill() {
      child.kill('SIGKILL');
      // Also of what it has started: that has the other end of its output.
      await once(child, 'close');
    },
  };
}

const IN_USE = /is in use by another running server, perhaps in another container\. Stop that server/;

test('a folder that this process has is private to it, until it lets go', async () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(IN_USE);
  expect(await start().says()).toMatch(IN_USE);
  expect(statSync(join(folder, 'server.lock')).mode & 0o777).toBe(0o600);
  unlock();
  unlock();
  expect(await start().claims()).toContain('claimed');
});

test('a server that was killed holds nothing', async () => {
  const first = start();
  await first.claims();
  expect(() => lockFolder(folder)).toThrow(IN_USE);
  await first.kill();
  lockFolder(folder)();
});

describe.skipIf(withoutContainers)('of two servers in containers, each of which is process 1 there', () => {
  test('the second is refused, and takes over once the first was killed', async () => {
    const first = start(...CONTAINER);
    expect(await first.claims()).toBe('claimed by process 1\n');
    expect(await start(...CONTAINER).says()).toMatch(IN_USE);
    await first.kill();
    expect(await start(...CONTAINER).claims()).toBe('claimed by process 1\n');
  });
});
