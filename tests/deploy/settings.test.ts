import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { unsetInProduction } from '@site/api';
import { loadConfig } from '@site/api/program';
import { expect, onTestFinished, test } from 'vitest';

const shipped = join(import.meta.dirname, '../../deploy');
const unit = readFileSync(join(shipped, 'systemd/site@.service'), 'utf8');
/** What the process reads: the unit's own variables, then those of the file, which is its standard input. */
const environment = {
  ...parseEnv(/^Environment=(.*)$/m.exec(unit)![1]!.replaceAll(' ', '\n').replaceAll('%i', '3000')),
  ...parseEnv(readFileSync(join(shipped, 'site.env'), 'utf8')),
};
const PASSWORDS = ['LCRCA_PROPOSAL_PASSWORD', 'TRANSPORT_UK_PROPOSAL_PASSWORD'];

/** The most that systemd's own assessment may find open; 10 is a service without any protection. */
const MOST_EXPOSURE = 2;

const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' });
const withoutSystemd = analyze('--version').status !== 0;

/** The file of a unit whose program is on this machine. */
function unitHere(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'site@.service');
  writeFileSync(file, text.replaceAll(/^ExecStart=\S+/gm, `ExecStart=${process.execPath}`));
  return file;
}

test('systemd understands the units', ({ skip }) => {
  skip(withoutSystemd, 'there is no systemd-analyze on this machine');
  /** It may also complain about units of the machine. */
  const complaints = (text: string) =>
    analyze('verify', unitHere(text))
      .stderr.split('\n')
      .filter((line) => line.includes('site@'));
  expect(complaints(unit)).toEqual([]);
  expect(complaints(readFileSync(join(shipped, 'systemd/site-backup.service'), 'utf8'))).toEqual([]);
  expect(complaints(unit.replace('NoNewPrivileges', 'NoNewPrivilege'))).toHaveLength(1);
});

test('the process has no rights that it does not need', ({ skip }) => {
  skip(withoutSystemd, 'there is no systemd-analyze on this machine');
  const assess = (text: string) =>
    analyze('security', '--offline=true', `--threshold=${MOST_EXPOSURE * 10}`, unitHere(text)).status;
  expect(assess(unit)).toBe(0);
  expect(assess(unit.replace('CapabilityBoundingSet=\n', ''))).not.toBe(0);
});

test('the settings leave nothing unset except the passwords and the operator’s key, which are for the agency to choose', () => {
  expect(unsetInProduction(environment).map(({ variable }) => variable)).toEqual([...PASSWORDS, 'OPERATOR_PUBLIC_KEY']);
});

test('the proxy speaks TLS 1.2 and 1.3 alone, with ciphers that keep what was recorded secret', () => {
  const tls = readFileSync(join(shipped, 'nginx/tls.conf'), 'utf8');
  expect(/^ssl_protocols (.*);$/m.exec(tls)?.[1]).toBe('TLSv1.2 TLSv1.3');
  const ciphers = /^ssl_ciphers (.*);$/m.exec(tls)?.[1]?.split(':') ?? [];
  for (const cipher of ciphers) expect(cipher).toMatch(/^ECDHE\+(AESGCM|CHACHA20)$/);
  expect(ciphers.length).toBeGreaterThan(0);
});

test('the proxy’s own page has no style but the one that its policy names', () => {
  const html = readFileSync(join(shipped, 'nginx/unavailable.html'), 'utf8');
  const [, style] = /<style>(.*)<\/style>/s.exec(html)!;
  const hash = createHash('sha256').update(style!).digest('base64');
  expect(readFileSync(join(shipped, 'nginx/site.conf'), 'utf8')).toContain(`style-src 'sha256-${hash}'"`);
  expect(html).not.toMatch(/\sstyle=|<script/);
});

test('the settings are in no environment', () => {
  expect(environment).toMatchObject({ SETTINGS_FILE: '-' });
  expect(unit).toContain('\nStandardInput=file:/etc/site.env\n');
  expect(unit).not.toContain('EnvironmentFile');
});

test('with passwords, the site starts with the settings as they are', () => {
  const chosen = Object.fromEntries(PASSWORDS.map((name) => [name, 'four words from a manager']));
  expect(loadConfig({ ...environment, ...chosen })).toMatchObject({
    production: true,
    trustedProxies: 1,
    publicUrl: 'https://www.example.com',
    agencyName: 'Example Recruitment',
  });
});

test('systemd waits longer than the site takes to stop', () => {
  const grace = /GRACE_MS = ([\d_]+)/.exec(readFileSync(join(shipped, '../server/http/listen.ts'), 'utf8'))![1]!;
  const patience = /^TimeoutStopSec=(\d+)$/m.exec(unit)![1]!;
  expect(Number(patience) * 1000).toBeGreaterThan(2 * Number(grace.replaceAll('_', '')));
});

test('the proxy lets go of an idle connection before the site closes it', () => {
  const proxy = readFileSync(join(shipped, 'nginx/site.conf'), 'utf8');
  const seconds = /^upstream [^}]*keepalive_timeout (\d+)s;/m.exec(proxy)![1]!;
  expect(Number(seconds) * 1000).toBeLessThan(createServer().keepAliveTimeout);
});
