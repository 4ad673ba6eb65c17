import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import postcss from 'postcss';
import semver from 'semver';
import { describe, expect, test } from 'vitest';
import { parseTokens } from '../docs/tokens/parse-tokens.ts';
import * as designSystem from './index.ts';
import { publicSources, taggedNames } from './tagged-names.test-support.ts';

/** The public names: docs/contracts/design-system.md. */
interface Surface {
  /** Without the experimental ones. */
  exports: string[];
  /** Exports, absent when there are none. */
  deprecated?: string[];
  tokens: string[];
  tones: string[];
  layers: string[];
}
type Change = 'none' | 'minor' | 'major';

const root = dirname(import.meta.dirname);
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };

function surfaceNow(): Surface {
  const tokens = globSync('src/tokens/*.css', { cwd: root }).flatMap((file) => parseTokens(read(file)).tokens);
  const sources = publicSources();
  const experimental = taggedNames('experimental', sources);
  const exports = Object.keys(designSystem).filter((name) => !experimental.includes(name));
  const deprecated = taggedNames('deprecated', sources).filter((name) => exports.includes(name));
  return {
    exports: exports.sort(),
    ...(deprecated.length > 0 && { deprecated: deprecated.sort() }),
    tokens: sorted(tokens.map(({ name }) => name)),
    tones: sorted(tokens.flatMap(({ selectors }) => selectors.flatMap(toneOf))),
    layers: layersOf(read('src/styles.css')),
  };
}

const sorted = (names: readonly string[]) => [...new Set(names)].sort();

const toneOf = (selector: string) => /^\[data-tone='(\w+)'\]$/.exec(selector)?.slice(1) ?? [];

/** In the order of the sheet's first `@layer`. */
function layersOf(css: string): string[] {
  const layers = postcss.parse(css).nodes.find((node) => node.type === 'atrule' && node.name === 'layer');
  return layers?.type === 'atrule' ? postcss.list.comma(layers.params) : [];
}

/** The step from one version to a later one: '1.4.2' to '2.0.0' is major. */
function stepBetween(before: string, after: string): Change {
  const step = semver.diff(before, after);
  return step === 'major' || step === 'minor' ? step : 'none';
}

const kinds = ['exports', 'tokens', 'tones', 'layers'] as const;

/**
 * Removing a name breaks its users; adding or deprecating one does not. The order of the layers decides which rule
 * wins.
 */
function changeBetween(before: Surface, after: Surface): Change {
  const gone = kinds.some((kind) => before[kind].some((name) => !after[kind].includes(name)));
  if (gone || before.layers.join() !== after.layers.filter((layer) => before.layers.includes(layer)).join())
    return 'major';
  const isAnnounced = after.deprecated?.some((name) => !before.deprecated?.includes(name));
  return isAnnounced || kinds.some((kind) => after[kind].length > before[kind].length) ? 'minor' : 'none';
}

const WEIGHT: Record<Change, number> = { none: 0, minor: 1, major: 2 };
const isEnough = (step: Change, change: Change) => WEIGHT[step] >= WEIGHT[change];

const recorded = semver.sort(globSync('releases/*.json', { cwd: root }).map((file) => basename(file, '.json')));
const hasUnreleased = /^## \[Unreleased\]\n\n### /m.test(read('CHANGELOG.md'));
const recordOf = (release: string) => JSON.parse(read(`releases/${release}.json`)) as Surface;

describe('a release', () => {
  test('records its public names: what is added after it waits in the changelog, under “Unreleased”', async () => {
    const surface = surfaceNow();
    if (hasUnreleased) return expect(changeBetween(recordOf(version), surface)).not.toBe('major');
    await expect(`${JSON.stringify(surface, null, 2)}\n`).toMatchFileSnapshot(`../releases/${version}.json`);
  });

  test('is a major version if a name was removed, and a minor one if a name was added', () => {
    expect(recorded).toContain(version);
    for (const [index, release] of recorded.entries()) {
      const previous = recorded[index - 1];
      if (!previous) continue;
      const change = changeBetween(recordOf(previous), recordOf(release));
      expect(isEnough(stepBetween(previous, release), change), `${previous} to ${release} is a ${change} change`).toBe(
        true,
      );
    }
  });

  test('has an entry in the changelog, newest first', () => {
    const entries = [...read('CHANGELOG.md').matchAll(/^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$/gm)].map(
      ([, entry = '']) => entry,
    );
    expect(entries[0]).toBe(version);
    expect(entries).toEqual([...recorded].reverse());
  });
});

describe('the step that a change needs', () => {
  const before: Surface = {
    exports: ['Badge', 'Card'],
    tokens: ['--color-text'],
    tones: ['ink'],
    layers: ['base', 'pages'],
  };
  const cases: [what: string, after: Partial<Surface>, needed: Change][] = [
    ['nothing', {}, 'none'],
    ['a new component', { exports: ['Badge', 'Button', 'Card'] }, 'minor'],
    ['a new layer in between', { layers: ['base', 'components', 'pages'] }, 'minor'],
    ['a deprecated component', { deprecated: ['Card'] }, 'minor'],
    ['a removed component', { exports: ['Card'] }, 'major'],
    ['a renamed component', { exports: ['Badge', 'Panel'] }, 'major'],
    ['a removed token', { tokens: [] }, 'major'],
    ['a removed tone', { tones: [] }, 'major'],
    ['layers in another order', { layers: ['pages', 'base'] }, 'major'],
  ];

  test.for(cases)('%s', ([, after, needed]) => {
    expect(changeBetween(before, { ...before, ...after })).toBe(needed);
  });

  test('is refused when it is too small', () => {
    expect(stepBetween('1.4.2', '1.4.3')).toBe('none');
    expect(isEnough(stepBetween('1.4.2', '1.4.3'), 'minor')).toBe(false);
    expect(isEnough(stepBetween('1.4.2', '1.5.0'), 'major')).toBe(false);
    expect(isEnough(stepBetween('1.4.2', '2.0.0'), 'major')).toBe(true);
  });
});
