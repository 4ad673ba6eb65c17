import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseSettings, withSettings } from './settings.ts';

const sourceOf = (file: string) => JSON.stringify(join(import.meta.dirname, file));

const PROGRAM = `
  import { readFileSync } from 'node:fs';
  import { environment } from ${sourceOf('environment.ts')};
  import { withSettings } from ${sourceOf('settings.ts')};
  const { STAFF_PASSWORD, SMTP_URL } = withSettings(environment);
  const left = [JSON.stringify(process.env), readFileSync('/proc/self/environ', 'utf8'), readFileSync(0, 'utf8')];
  console.log(JSON.stringify({ STAFF_PASSWORD, SMTP_URL, left: left.filter((text) => text.includes('depot-keys')).length }));
`;

const run = (env: Record<string, string>, input = '') =>
  new Promise<unknown>((resolve, reject) => {
    const args = ['--input-type=module', '-e', PROGRAM];
    const child = execFile(process.execPath, args, { env: { PATH: process.env['PATH'], ...env } }, (error, stdout) =>
      error ? reject(error) : resolve(JSON.parse(stdout)),
    );
    child.stdin!.end(input);
  });

test.skipIf(process.platform !== 'linux')(
  'settings from standard input are in no environment afterwards, and cannot be read again',
  async () => {
    const settings = 'STAFF_PASSWORD=depot-keys\nSMTP_URL="smtp://site:depot-keys@mail.example:587"\n';
    expect(await run({ SETTINGS_FILE: '-' }, settings)).toEqual({
      STAFF_PASSWORD: 'depot-keys',
      SMTP_URL: 'smtp://site:depot-keys@mail.example:587',
      left: 0,
    });
  },
);

test.skipIf(process.platform !== 'linux')(
  'secrets from the environment stay only where the system keeps them: programs that this one starts do not get them',
  async () => {
    const secrets = { STAFF_PASSWORD: 'depot-keys', SMTP_URL: 'smtp://depot-keys@mail.example' };
    expect(await run(secrets)).toEqual({ ...secrets, left: 1 });
  },
);

test('settings are read as systemd reads them, and win over the environment', () => {
  const text = `# A comment
    ; another
STAFF_PASSWORD=four words#from a "manager"
MAIL_FROM="Example \\"Recruitment\\" <website@example.com>"
FEED_URL='https://feed.example/?a=\\b'
SITE_URL=https://www.example.com  
DATABASE_URL=
`;
  expect(parseSettings(text)).toEqual({
    STAFF_PASSWORD: 'four words#from a "manager"',
    MAIL_FROM: 'Example "Recruitment" <website@example.com>',
    FEED_URL: 'https://feed.example/?a=\\b',
    SITE_URL: 'https://www.example.com',
    DATABASE_URL: '',
  });
});

test.each(['utf8', 'utf16le'] as const)('a file of settings that Windows saved in %s is read', (encoding) => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  const file = join(folder, 'site.env');
  writeFileSync(file, '\ufeffSTAFF_PASSWORD=depot-keys\r\nSITE_URL=\r\n', encoding);
  expect(withSettings({ SETTINGS_FILE: file })).toMatchObject({ STAFF_PASSWORD: 'depot-keys', SITE_URL: '' });
  rmSync(folder, { recursive: true });
});

test('what cannot be read is named, and never repeated', () => {
  expect(() => parseSettings('A=b\ndepot-keys\n')).toThrow(/^Line 2 of the settings must look like NAME=value$/);
  expect(() => withSettings({ SETTINGS_FILE: '/nowhere/site.env' })).toThrow('SETTINGS_FILE cannot be read: ENOENT');
});
