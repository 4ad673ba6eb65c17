import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const root = join(import.meta.dirname, '../..');

let dataDir: string;
test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'start-'));
});
test.afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Starts the server and waits for it to fail, for less long than a test may take: then what it said can be read. */
function failedStart(env: Record<string, string>): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const { DATABASE_URL: _, ...rest } = process.env;
    const options = { cwd: root, env: { ...rest, DATA_DIR: dataDir, ...env }, timeout: 60_000 };
    execFile(process.execPath, ['server/main.ts'], options, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : -1, output: stdout + stderr }),
    );
  });
}

test('a taken port is named, with a remedy', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as AddressInfo;
  const { code, output } = await failedStart({ PORT: String(port) });
  other.close();
  expect(code, output).toBe(1);
  expect(output).toContain(`Port ${port} is taken`);
  expect(output).toContain('PORT=');
  expect(output).not.toMatch(/\n\s+at /);
});

test('a damaged data folder is named, with a remedy', async () => {
  await mkdir(join(dataDir, 'db/global'), { recursive: true });
  await writeFile(join(dataDir, 'db/PG_VERSION'), 'rubbish');
  await writeFile(join(dataDir, 'db/global/pg_control'), 'rubbish');
  const { code, output } = await failedStart({ PORT: '0' });
  expect(code, output).toBe(1);
  expect(output).toContain(dataDir);
  expect(output).not.toMatch(/\n\s+at /);
});

test('a damaged file of passwords is named, with a remedy', async () => {
  await writeFile(join(dataDir, 'passwords.json'), '{ "lcrca": "k7qm');
  const { code, output } = await failedStart({ PORT: '0' });
  expect(code, output).toBe(1);
  expect(output).toContain(join(dataDir, 'passwords.json'));
  expect(output).toContain('delete it to have new passwords generated');
  expect(output).not.toMatch(/\n\s+at /);
});

test('an unreachable database server is named without its password', async () => {
  const { code, output } = await failedStart({
    PORT: '0',
    DATABASE_URL: 'postgres://someone:secret-word@127.0.0.1:9/site',
  });
  expect(code, output).toBe(1);
  expect(output).toContain('127.0.0.1');
  expect(output).not.toContain('secret-word');
});
