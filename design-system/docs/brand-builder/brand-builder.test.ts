import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { readBrandFolder } from '../../../scripts/new/brand-folder.ts';
import { measureAll, schemes, tones } from '../contrast/contrast.ts';
import { parseTokens } from '../tokens/parse-tokens.ts';
import { brandFiles, brandNames, tokensOf, withShared } from '../tokens/sources.ts';
import { isDraft, type BrandDraft } from './brand-draft.ts';
import { brandFolder, zipped } from './download.ts';
import { draftOfBrand } from './draft-of-brand.ts';
import { draftSheet, draftTokens } from './draft-tokens.ts';
import { mainStories } from './main-stories.ts';

const draft: BrandDraft = {
  name: 'north-star',
  signal: '#4cc9f0',
  ink: '#2a1636',
  paper: '#fbf9f5',
  display: 'overpass',
  body: 'system',
  corners: 'square',
  density: 'compact',
};

const failing = (candidate: BrandDraft) =>
  tones.flatMap((tone) =>
    schemes.flatMap((scheme) =>
      measureAll(withShared(draftTokens(candidate)), tone, scheme).filter(({ passes }) => !passes),
    ),
  );

describe('the tokens of a draft', () => {
  const values = new Map(draftTokens(draft).map(({ name, value }) => [name, value]));

  test('have the colours that were chosen', () => {
    expect(values.get('--signal-500')).toBe('#4cc9f0');
    expect(values.get('--ink-800')).toBe('#2a1636');
    expect(values.get('--paper')).toBe('#fbf9f5');
  });

  test('are those that every brand declares, and shared ones that it changes', () => {
    const own = (brandFiles[brandNames[0] ?? '']?.tokens ?? []).map(({ name }) => name);
    expect([...values.keys()]).toEqual(expect.arrayContaining(own));
    expect(tokensOf(brandNames[0] ?? '').map(({ name }) => name)).toEqual(expect.arrayContaining([...values.keys()]));
  });

  test('have square corners and less space, where the shared tokens are lengths', () => {
    expect(values.get('--radius-md')).toBe('0rem');
    expect(values.get('--space-4')).toBe('0.875rem');
    expect(values.has('--radius-pill')).toBe(false);
  });

  test('leave corners and space alone when they are standard', () => {
    const names = draftTokens({ ...draft, corners: 'standard', density: 'standard' }).map(({ name }) => name);
    expect(names.filter((name) => /radius|space/.test(name))).toEqual([]);
  });

  test('are the same in its style sheet', () => {
    expect(parseTokens(draftSheet(draft)).tokens).toEqual(draftTokens(draft));
  });
});

describe('contrast', () => {
  test.each(brandNames)('the decisions behind %s lead to a brand without a pair that fails', (brand) => {
    expect(failing(draftOfBrand(brand))).toEqual([]);
  });

  test('any light signal on any dark ink will do', () => {
    const channel = (min: number, max: number) => fc.integer({ min, max }).map((n) => n.toString(16).padStart(2, '0'));
    const colour = (min: number, max: number) =>
      fc.tuple(channel(min, max), channel(min, max), channel(min, max)).map((parts) => `#${parts.join('')}`);
    fc.assert(
      fc.property(colour(0xa0, 0xff), colour(0, 0x30), (signal, ink) => {
        expect(failing({ ...draft, signal, ink })).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test('a dark signal is found out: the ink on it cannot be read', () => {
    expect(failing({ ...draft, signal: '#1d4ed8' })).toContainEqual(
      expect.objectContaining({ colour: '--color-on-accent', ground: '--color-accent' }),
    );
  });
});

describe('the folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (name: string, content: string | Uint8Array) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const own = Object.entries(brandFolder(draft));
  const files = Object.fromEntries(own.map(([path, text]) => [path.replace('north-star/', ''), text]));

  test('has what a brand’s folder has, in its name and colours', () => {
    expect(Object.keys(files).toSorted()).toEqual([
      'answers.ts',
      'facts.ts',
      'index.ts',
      'logo-mark.tsx',
      'tokens.css',
    ]);
    expect(files['facts.ts']).toContain("themeColour: '#4CC9F0'");
    expect(files['index.ts']).toContain('export { northStar as brand }');
  });

  test('arrives in the generator as it left the builder, zipped or not', async () => {
    expect(readBrandFolder(write('download.zip', zipped(draft)), 'north-star')).toEqual(files);
    for (const [path, text] of own) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      write(path, text);
    }
    write('north-star/.DS_Store', 'of the system');
    expect(readBrandFolder(join(folder, 'north-star'), 'north-star')).toEqual(files);
  });

  test('is refused under another name, when it is not a zip file, or is not there', () => {
    expect(() => readBrandFolder(write('a.zip', zipped(draft)), 'south-star')).toThrow('has no south-star/answers.ts');
    expect(() => readBrandFolder(write('b.zip', 'no zip file'), 'north-star')).toThrow('not a zip file');
    expect(() => readBrandFolder(join(folder, 'c.zip'), 'north-star')).toThrow('There is no');
  });
});

test('Keelmoor is as this page makes it from a few decisions', () => {
  const decisions = draftOfBrand('keelmoor');
  expect(decisions).toMatchObject({ signal: '#4cc9f0', ink: '#2a1636', corners: 'square', density: 'compact' });
  expect(brandFiles['keelmoor']?.tokens).toEqual(draftTokens(decisions));
});

test('a kept draft of another version of the page is not taken', () => {
  expect(isDraft(draft)).toBe(true);
  expect(isDraft({ ...draft, signal: 'orange' })).toBe(false);
  expect(isDraft({ ...draft, density: 'airy' })).toBe(false);
  expect(isDraft(null)).toBe(false);
});

test('every component is shown by the first story of its page', () => {
  const story = (id: string, title: string, tags = ['autodocs']) => [id, { id, type: 'story', title, tags }] as const;
  const entries = Object.fromEntries([
    story('button--hidden', 'Components/Actions/Button', []),
    story('button--primary', 'Components/Actions/Button'),
    story('button--quiet', 'Components/Actions/Button'),
    story('home--ready', 'Pages/Marketing/Home'),
  ]);
  expect(mainStories({ entries })).toEqual([{ id: 'button--primary', component: 'Button' }]);
});
