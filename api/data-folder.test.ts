import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoPasswords } from './access/passwords.ts';
import { loadConfig } from './config.ts';
import { makeDataFolder, makePrivate } from './data-folder.ts';
import { createLog } from './log.ts';
import { createCaptureTransport } from './mail/capture-transport.ts';
import { createServices } from './services.ts';
import { OPENING_MS, TEST_NOW } from './test-support.ts';

const log = createLog(() => {});
let parent: string;
let dataDir: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'parent-'));
  chmodSync(parent, 0o755);
  dataDir = join(parent, 'data');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

/** Files and folders inside `folder`, and itself, that others than their owner may use, with their modes. */
function exposed(folder: string): string[] {
  const names = ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })];
  return names
    .map((name) => `${(statSync(join(folder, name)).mode & 0o777).toString(8)} ${name}`)
    .filter((line) => !/^[67]00 /.test(line));
}

describe.skipIf(process.platform === 'win32')('nobody else on the machine can read', { timeout: OPENING_MS }, () => {
  test('a new data folder: database, lock, captured mail, passwords', async () => {
    const config = loadConfig({ DATA_DIR: dataDir });
    const services = await createServices(config, { log });
    await createCaptureTransport({ ...config, log }).send({
      id: 'a3f0c3ce-0c5a-4c2e-9d5b-0d4a3b2c1d0e',
      reference: 'MSG-ABCDEF',
      recipient: 'ben@example.org',
      subject: 'Subject',
      text_body: 'Text',
      html_body: '<p>Text</p>',
      calendar: null,
      created_at: TEST_NOW,
    } as never);
    demoPasswords(services);
    const found = exposed(dataDir);
    const kept = readdirSync(dataDir);
    await services.close();
    expect(found).toEqual([]);
    expect(kept.toSorted()).toEqual(['db', 'mail', 'passwords.json', 'server.lock']);
  });

  test('what an earlier version left readable', () => {
    const files = ['mail/MSG-ABCDEF-1.eml', 'backups/backup-1.tar.gz', 'passwords.json', 'db.aside-1/PG_VERSION'];
    for (const file of files) {
      mkdirSync(join(dataDir, file, '..'), { recursive: true, mode: 0o755 });
      writeFileSync(join(dataDir, file), '{}', { mode: 0o644 });
    }
    expect(exposed(dataDir)).toHaveLength(8);
    makePrivate(dataDir, log);
    expect(exposed(dataDir)).toEqual([]);
  });

  test('and neither the folder that holds the data folder nor other people’s files in it are touched', () => {
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'deploy.sh'), '', { mode: 0o755 });
    makeDataFolder(join(parent, 'new', 'data'), 'backups');
    makePrivate(dataDir, log);
    const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
    expect([mode(parent), mode(join(dataDir, 'deploy.sh'))]).toEqual(['755', '755']);
    expect(mode(join(parent, 'new'))).toBe((0o777 & ~process.umask()).toString(8));
    expect(mode(join(parent, 'new', 'data'))).toBe('700');
  });
});

test.runIf(process.platform === 'linux')('where nothing can be created, the data folder is refused at once', () => {
  expect(() => makeDataFolder('/proc/site/data')).toThrow('ENOENT');
});
