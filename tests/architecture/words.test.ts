import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixedTexts, properNames } from '../../lint/fixed-texts.ts';
import { faultOfWords } from '../../lint/words.ts';
import { filesRefusedBy } from './oxlint.ts';

const root = join(import.meta.dirname, '../..');
const fixtures = join(root, 'tests/fixtures/words');

describe('what people read', () => {
  test('is refused in title case, with a hyphen in “email”, with other times, and where a link says nothing', () => {
    const bad = globSync('**/bad-*', { cwd: fixtures });
    expect(bad.length).toBeGreaterThan(8);
    expect([...new Set(filesRefusedBy('words(sentence-case)', fixtures))].toSorted()).toEqual(bad.toSorted());
  });

  test.each(
    globSync(['remotes/**/*.mdx', 'design-system/docs/**/*.mdx'], { cwd: root, exclude: ['**/node_modules/**'] }),
  )('is in sentence case in %s', (file) => {
    const lines = readFileSync(join(root, file), 'utf8')
      .replaceAll(/^```.*?^```/gms, emptied)
      .split('\n');
    const faults = lines.flatMap((line, index) => faultsOfLine(line).map((fault) => `${file}:${index + 1} ${fault}`));
    expect(faults).toEqual([]);
  });
});

/** A heading, or what a component in the text is given to show. */
const READ = /^#+ (.*)|\b(?:title|label|heading|caption|name)="([^"]*)"/g;

const faultsOfLine = (line: string): string[] =>
  [...line.matchAll(READ)].flatMap(([, heading, prop = '']) => faultOfWords(heading ?? prop) ?? []);

const emptied = (code: string) => code.replaceAll(/[^\n]/g, '');

describe('the lists', () => {
  test.each([fixedTexts, properNames])('have each text once', (...texts) => {
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  test.each([
    ['Apply Now', /title case/],
    ['Back to Jobs', /title case/],
    ['Non-Executive Directors', /title case/],
    ['8:00 AM', /8am to 6pm/],
    ['Your e-mail', /no hyphen/],
    ['Learn More', /leads to/],
    ['Please select a service', /Please choose/],
  ])('“%s” is refused', (text, fault) => expect(faultOfWords(text)).toMatch(fault));

  test.each([
    ...fixedTexts.filter((text) => text !== 'Learn More'),
    'Start on Monday in Northern Ireland',
    'See the FAQ',
  ])('“%s” is not', (text) => expect(faultOfWords(text)).toBeUndefined());
});
