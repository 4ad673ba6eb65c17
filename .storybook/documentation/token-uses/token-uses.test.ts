import { expect, test } from 'vitest';
import { filesThatUse, findTokenUses } from './token-uses.ts';

const sources = {
  'design-system/src/components/road-sign/road-sign.module.css':
    '.sign { color: var(--ink); fill: var(--ink) } .post { gap: calc(2 * var( --gap)); fill: var(--ink); @media print { color: var(--ink) } }',
  'design-system/src/components/road-sign/road-sign.tsx': "const style = { color: 'var(--ink)' };",
  'design-system/src/base.css': 'body { color: var(--text) }',
  'remotes/depots/src/page.module.css': '.page { gap: var(--gap) } .list { gap: var(--gap, 1rem) }',
  'design-system/src/tokens/colour.css':
    ":root, [data-tone='paper'] { --text: var(--ink) } [data-tone='ink'] { --text: var(--paper); --rule: var(--text); color: var(--rule) }",
  'design-system/src/tokens/space.css': ':root { --gap: 1rem; --wide: calc(2 * var(--gap)) }',
  'design-system/src/brand/wayfell/tokens.css': ':root { --paper: var(--cream) }',
};
const uses = findTokenUses(sources);

test('rules are counted, not mentions, by component and part of the site', () => {
  expect(uses['--ink']?.components).toEqual({ RoadSign: 3 });
  expect(uses['--gap']).toMatchObject({ components: { RoadSign: 1 }, others: { 'pages of depots': 2 } });
  expect(uses['--text']?.others).toEqual({ 'every page': 1 });
});

test('a token in the value of another is used by it, on its tone or in its brand', () => {
  expect(uses['--ink']?.tokens).toEqual(['--text on paper']);
  expect(uses['--text']?.tokens).toEqual(['--rule on ink']);
  expect(uses['--rule']).toEqual({ components: {}, others: { 'every page': 1 }, tokens: [] });
  expect(uses['--gap']?.tokens).toEqual(['--wide']);
  expect(uses['--cream']?.tokens).toEqual(['--paper of wayfell']);
});

test('what nothing names has no uses', () => expect(uses['--wide']).toBeUndefined());

test('a token is used by the files with a rule that names it, or a token made of it', () => {
  const folder = 'design-system/src/components/road-sign/road-sign';
  expect([...filesThatUse(['--gap'], sources)]).toEqual([`${folder}.module.css`, 'remotes/depots/src/page.module.css']);
  expect([...filesThatUse(['--cream'], sources)]).toEqual([
    'design-system/src/base.css',
    'design-system/src/tokens/colour.css',
  ]);
});
