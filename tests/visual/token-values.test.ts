import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeOfTokenValues, haveSameRules } from './token-values.ts';

const RADIUS = 'design-system/src/tokens/radius.css';
const sheet = (radius: string) => `/* Corners. */\n@layer tokens {\n  :root { --radius-md: ${radius}; }\n}\n`;
const built = (radius: string) => `@font-face { font-family: A }\n${sheet(radius)}p { color: red }\n`;

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tokens-'));
  await write(RADIUS, sheet('8px'));
  await write('out/assets/styles-1.css', built('8px'));
  await write('out/assets/chip-1.css', '.chip { color: red }');
});

afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

const change = (changed: string[], before = sheet('4px')) =>
  changeOfTokenValues(changed, () => before, root, join(root, 'out'));

test("a token's value is put back in the built style sheet that has it", async () =>
  expect(await change([RADIUS])).toEqual({
    before: { 'styles-1.css': built('4px') },
    now: { 'styles-1.css': built('8px') },
  }));

test('what else draws needs the Storybook of the commit before', async () => {
  await write('design-system/src/components/chip/chip.module.css', '.chip { color: red }');
  expect(await change([RADIUS, 'design-system/src/components/chip/chip.module.css'])).toBeUndefined();
  expect(await change(['design-system/src/tokens/breakpoints.ts'])).toBeUndefined();
  expect(await change([])).toBeUndefined();
});

test('so does a new style sheet of tokens, or another rule, or one that is built in another form', async () => {
  expect(await change([RADIUS], '')).toBeUndefined();
  expect(await change([RADIUS], `${sheet('4px')} @media print { :root { --radius-md: 0 } }`)).toBeUndefined();
  await write('out/assets/styles-1.css', ':root{--radius-md:8px}');
  expect(await change([RADIUS])).toBeUndefined();
});

test('rules are the same whatever their tokens and comments, and differ by anything else', () => {
  const rule = (text: string, selector = ':root') => `${selector} { ${text} }`;
  expect(haveSameRules(rule('--a: 1px; --b: 2px'), rule('--a: 3px; /* New. */ --c: 4px'))).toBe(true);
  expect(haveSameRules(rule('--a: 1px; color: red'), rule('--a: 1px; color: blue'))).toBe(false);
  expect(haveSameRules(rule('--a: 1px'), rule('--a: 1px', '[data-tone]'))).toBe(false);
});
