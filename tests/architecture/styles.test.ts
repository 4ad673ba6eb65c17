import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import stylelint from 'stylelint';
import { describe, expect, test } from 'vitest';
import { filesRefusedBy } from './oxlint.ts';

const root = dirname(dirname(import.meta.dirname));
const sheets = join(root, 'tests/fixtures/styles');
const components = join(root, 'tests/fixtures/raw-styles');

/** The rules that a fixture breaks when linted at its place in the repository. */
async function brokenRules(fixture: string): Promise<string[]> {
  const code = readFileSync(join(sheets, fixture), 'utf8');
  const { results } = await stylelint.lint({ code, codeFilename: join(root, fixture), cwd: root });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

const SIGN = 'design-system/src/components/sign';
const PAGES = 'remotes/marketing/src';
const TOKENS = 'design-system/src/tokens';

const refusedSheets: [promise: string, fixture: string, rule: string][] = [
  ['a hex colour', `${SIGN}/hex-colour.css`, 'color-no-hex'],
  ['a named colour', `${SIGN}/named-colour.css`, 'color-named'],
  ['a colour function', `${SIGN}/colour-function.css`, 'function-disallowed-list'],
  ['a size in pixels', `${SIGN}/pixels.css`, 'unit-disallowed-list'],
  ['a container query in pixels', `${SIGN}/container-in-pixels.css`, 'styles/container-query-no-pixels'],
  ['a control whose edge is too faint', `${SIGN}/faint-control.css`, 'styles/control-edge-contrast'],
  ['a length that a scale has', `${SIGN}/length-of-the-scale.css`, 'styles/scale-values'],
  ['a base colour where a role is meant', `${SIGN}/colour-without-a-role.css`, 'styles/scale-values'],
  ['an undefined breakpoint', `${SIGN}/another-breakpoint.css`, 'media-feature-name-value-allowed-list'],
  ['a breakpoint that leaves a gap or overlaps', `${SIGN}/overlapping-breakpoint.css`, 'media-feature-range-notation'],
  ['a rule outside every layer', `${SIGN}/outside-a-layer.css`, 'rule-nesting-at-rule-required-list'],
  ['tokens outside every layer', `${TOKENS}/outside-a-layer.css`, 'rule-nesting-at-rule-required-list'],
  ['a component in the pages’ layer', `${SIGN}/layer-of-the-pages.css`, 'layer-name-pattern'],
  ['a page in the components’ layer', `${PAGES}/layer-of-the-components.css`, 'layer-name-pattern'],
  ['a token that nobody defines', `${SIGN}/token-that-is-not.css`, 'no-unknown-custom-properties'],
  ['a property that CSS does not know', `${SIGN}/misspelt-property.css`, 'property-no-unknown'],
  ['a value that its property cannot have', `${SIGN}/impossible-value.css`, 'declaration-property-value-no-unknown'],
  ['a repeated selector', `${SIGN}/same-selector-twice.css`, 'no-duplicate-selectors'],
  ['a rule disabled without a reason', `${SIGN}/silenced-without-a-reason.css`, '--report-descriptionless-disables'],
];
const allowedSheets = [`${SIGN}/obeys.css`, `${PAGES}/obeys.css`, `${TOKENS}/obeys.css`];

describe('what a style sheet may contain', () => {
  test.each(refusedSheets)('%s is refused', async (_promise, fixture, rule) => {
    expect(await brokenRules(fixture)).toEqual([rule]);
  });

  test.each(allowedSheets)('%s passes', async (fixture) => {
    expect(await brokenRules(fixture)).toEqual([]);
  });

  test('every fixture is checked', () => {
    const checked = [...refusedSheets.map(([, fixture]) => fixture), ...allowedSheets];
    expect(checked.toSorted()).toEqual(globSync('**/*.css', { cwd: sheets }).toSorted());
  });
});

describe('what a component may contain', () => {
  test('raw colours and sizes in pixels are refused; tokens, data, stories and the brand pass', () => {
    const bad = globSync('**/bad/*.tsx', { cwd: components });
    expect(bad.length).toBeGreaterThan(8);
    expect(filesRefusedBy('styles(no-raw-values)', components).toSorted()).toEqual(bad.toSorted());
  });
});
