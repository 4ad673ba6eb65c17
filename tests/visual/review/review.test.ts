import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { approve } from './approve.ts';
import { pathOf, type Entry } from './entry.ts';
import { findGone, readReview, writeReview } from './review.ts';

const TITLE = 'Components/Actions/Button';
const ID = 'components-actions-button--primary';
const primary = { id: ID, title: TITLE, name: 'Primary', mode: 'haulwell-360' } as const;
const small = { ...primary, id: 'components-actions-button--small', name: 'Small' };
const text = { ...primary, id: 'components-type-text--plain', title: 'Components/Type/Text', name: 'Plain' };

const entries: Entry[] = [
  { ...primary, kind: 'changed', sides: ['before', 'after', 'difference'] },
  { ...small, kind: 'new', sides: ['after'] },
  { ...text, kind: 'gone', sides: ['before'] },
  { ...text, kind: 'failed', id: 'components-type-text--long', name: 'Long', sides: [], message: 'It threw' },
];

let pictures: string;
let report: string;

const pictureOf = ({ mode, id }: Pick<Entry, 'mode' | 'id'>) => join(pictures, mode, `${id}.png`);

async function write(file: string, content: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

beforeEach(async () => {
  pictures = await mkdtemp(join(tmpdir(), 'review-'));
  report = join(pictures, 'report');
  for (const entry of [primary, text]) await write(pictureOf(entry), 'before');
  for (const entry of [primary, small]) await write(join(report, pathOf('after', entry)), 'after');
  await writeReview(report, { same: 3, entries });
});

afterEach(() => rm(pictures, { recursive: true }));

test('everything in the report is approved: pictures are replaced, added and deleted', async () => {
  const approved = await approve(pictures, report, []);
  expect(approved.map(({ kind }) => kind)).toEqual(['changed', 'new', 'gone']);
  expect(await readFile(pictureOf(primary), 'utf8')).toBe('after');
  expect(await readFile(pictureOf(small), 'utf8')).toBe('after');
  expect(existsSync(pictureOf(text))).toBe(false);
});

test('what cannot be captured stays in the report', async () => {
  await approve(pictures, report, []);
  const left = await readReview(report);
  expect(left.entries.map(({ kind }) => kind)).toEqual(['failed']);
  expect(left.same).toBe(5);
  expect(await readFile(join(report, 'index.html'), 'utf8')).toContain('1 failed');
});

test.each([
  [ID, ['Primary']],
  ['components-actions-button', ['Primary', 'Small']],
  ['Components/Actions/Button', ['Primary', 'Small']],
  ['components/actions/button: primary', ['Primary']],
])('%s may be named', async (name, names) => {
  const approved = await approve(pictures, report, [name]);
  expect(approved.map((entry) => entry.name)).toEqual(names);
  expect(await readFile(pictureOf(primary), 'utf8')).toBe('after');
  expect(existsSync(pictureOf(text))).toBe(true);
});

test('a name that the report does not show is refused, and nothing is approved', async () => {
  await expect(approve(pictures, report, [ID, 'Link'])).rejects.toThrow("The report shows nothing called 'Link'");
  expect(await readFile(pictureOf(primary), 'utf8')).toBe('before');
});

test('without a report there is nothing to approve', async () => {
  await rm(report, { recursive: true });
  await expect(approve(pictures, report, [])).rejects.toThrow('There is no report');
});

test('pictures are gone whose story is, or is no longer captured in that mode', async () => {
  await write(pictureOf({ ...primary, mode: 'wayfell-1440' }), 'before');
  const subject = { id: ID, title: TITLE, name: 'Primary', file: 'button.stories.tsx', modes: [primary.mode] };
  expect(findGone(pictures, [subject])).toEqual([
    { ...text, title: 'components-type-text', name: 'plain', kind: 'gone', sides: ['before'] },
    { ...primary, mode: 'wayfell-1440', kind: 'gone', sides: ['before'] },
  ]);
});
