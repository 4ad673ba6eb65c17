import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const IS_TEST = /\.(test|cases|spec|stories|test-support|types-test)\.tsx?$/;

/** What the site runs, by file. */
const sources = new Map(
  execFileSync(
    'git',
    ['ls-files', 'api', 'build', 'design-system/src', 'remote-kit', 'remotes', 'server', 'shell/src'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !IS_TEST.test(file))
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
);

const ALGORITHM =
  /\b(?:createHash|createHmac|generateKeyPairSync|createCipheriv|createDecipheriv|createSign|createVerify|pbkdf2(?:Sync)?)\(\s*['"]([^'"]+)/g;

/** What one of the formats that are read asks for, and nothing else uses. */
const ASKED_BY_A_FORMAT: Readonly<Record<string, readonly string[]>> = {
  'api/forms/cv/pdf-password.ts': ['md5', 'aes-128-cbc', 'rc4'],
};

const algorithmsIn = (text: string): string[] => [...text.matchAll(ALGORITHM)].map(([, name]) => name!.toLowerCase());

test('only Node’s own cryptography is used, and of it what the page lists', () => {
  const used = new Set(
    [...sources].flatMap(([file, text]) =>
      algorithmsIn(text).filter((name) => !ASKED_BY_A_FORMAT[file]?.includes(name)),
    ),
  );
  expect([...used].toSorted()).toEqual(['ed25519', 'sha256', 'sha384']);
  const page = readFileSync(join(ROOT, 'docs/security/asvs.md'), 'utf8');
  for (const name of ['Ed25519', 'SHA-256', 'SHA-384', 'scrypt', 'MD5']) expect(page).toContain(name);
  for (const text of sources.values())
    expect(text).not.toMatch(/from '(crypto-js|node-forge|tweetnacl|bcrypt\w*|jsonwebtoken|md5)'/);
});

test('nothing secret comes from Math.random', () => {
  const used = [...sources].flatMap(([file, text]) => (/Math\.random\b/.test(text) ? [file] : []));
  expect(used).toEqual([]);
});

test('a weaker algorithm would be found', () => {
  expect(algorithmsIn("createHash('md5').update(createCipheriv(\n  'des-ecb', key, null))")).toEqual([
    'md5',
    'des-ecb',
  ]);
});
