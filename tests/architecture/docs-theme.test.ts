import { expect, test } from 'vitest';
import { frameColours } from '../../.storybook/docs-theme.ts';
import { brandNames, tokensOf } from '../../design-system/docs/tokens/sources.ts';
import { resolveTokens } from '../../design-system/docs/tokens/resolve-tokens.ts';

test("Storybook's frame has the colours of the site's brand", () => {
  const tokens = resolveTokens(tokensOf(brandNames[0] ?? ''), 'paper', 'light');
  expect(frameColours).toEqual(Object.fromEntries(Object.keys(frameColours).map((name) => [name, tokens.get(name)])));
});
