import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readTextFile } from './text-file.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'text-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const written = (content: string | Uint8Array) => {
  const file = join(folder, 'file');
  writeFileSync(file, content);
  return file;
};
const TEXT = '{ "staff": "Füße-и-£" }\n';
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16', utf16(TEXT)],
  ['UTF-16 with a mark', utf16(`\ufeff${TEXT}`)],
  ['UTF-16, big end first', utf16(TEXT).swap16()],
  ['UTF-16, big end first, with a mark', utf16(`\ufeff${TEXT}`).swap16()],
])('a file in %s is read', (_encoding, content) => {
  expect(readTextFile(written(content))).toBe(TEXT);
});

test('an empty file is an empty text', () => {
  expect(readTextFile(written(''))).toBe('');
});

test('another encoding is named', () => {
  expect(() => readTextFile(written(Buffer.from('{ "staff": "Füße" }', 'latin1')))).toThrow(/Windows-1252: save it as/);
});
