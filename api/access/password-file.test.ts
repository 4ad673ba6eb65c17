import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { currentPasswords, demoPasswords } from './passwords.ts';

let dataDir: string;
let file: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'passwords-'));
  file = join(dataDir, 'passwords.json');
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const config = (env: Record<string, string> = {}) => loadConfig({ DATA_DIR: dataDir, ...env });
const ALL_SET = {
  LCRCA_PROPOSAL_PASSWORD: 'mersey-crossing',
  TRANSPORT_UK_PROPOSAL_PASSWORD: 'birkenhead-park',
  STAFF_PASSWORD: 'depot-keys',
};

const failure = (path: string) =>
  expect.objectContaining({ name: 'PasswordFileError', message: expect.stringContaining(path) as string });

test.each([
  ['is cut off', '{ "lcrca": "k7qm-92hd'],
  ['is empty', ''],
  ['is a list', '["k7qm-92hd-x4tp"]'],
  ['has a password that is no text', '{ "lcrca": 12345 }'],
  ['has a blank password', '{ "lcrca": " " }'],
])('a file that %s is explained, and left as it is', (_what, text) => {
  writeFileSync(file, text);
  expect(() => demoPasswords({ config: config() })).toThrow(failure(file));
  expect(() => demoPasswords({ config: config() })).toThrow(/Correct it, or delete it/);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test.each([
  ['a mark', Buffer.from('\ufeff{ "lcrca": "k7qm-92hd-x4tp" }')],
  ['UTF-16', Buffer.from('\ufeff{ "lcrca": "k7qm-92hd-x4tp" }', 'utf16le')],
])('a file that Windows saved with %s is read', (_what, content) => {
  writeFileSync(file, content);
  expect(currentPasswords(config())).toMatchObject({ lcrca: 'k7qm-92hd-x4tp' });
});

test('a file in another encoding is explained by that', () => {
  writeFileSync(file, Buffer.from('{ "lcrca": "Füße" }', 'latin1'));
  expect(() => currentPasswords(config())).toThrow(/passwords\.json: It is .* Windows-1252: save it as UTF-8/);
});

test('a file that cannot be read is explained', () => {
  mkdirSync(file);
  expect(() => currentPasswords(config())).toThrow(failure(file));
  expect(() => currentPasswords(config())).toThrow(/^Cannot read .* or set LCRCA_PROPOSAL_PASSWORD/);
});

test('a file that cannot be written is explained', () => {
  writeFileSync(join(dataDir, 'no-folder'), '');
  const inside = join(dataDir, 'no-folder', 'data');
  expect(() => currentPasswords(config({ DATA_DIR: inside }))).toThrow(failure(join(inside, 'passwords.json')));
  expect(() => currentPasswords(config({ DATA_DIR: inside }))).toThrow(/^Cannot write/);
});

test('the file does not matter where the environment sets every password', () => {
  writeFileSync(file, 'damaged');
  expect(currentPasswords(config(ALL_SET))).toEqual({
    lcrca: 'mersey-crossing',
    'transport-uk': 'birkenhead-park',
    staff: 'depot-keys',
  });
});

test('a password that the file lacks is added, and the others stay', () => {
  writeFileSync(file, '{ "lcrca": "k7qm-92hd-x4tp" }');
  const generated = currentPasswords(config());
  expect(generated).toMatchObject({ lcrca: 'k7qm-92hd-x4tp', staff: expect.stringMatching(/^\w{4}-/) as string });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(generated);
});
