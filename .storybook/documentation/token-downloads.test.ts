import { expect, test } from 'vitest';
import { brandNames } from '../../design-system/docs/tokens/sources.ts';
import { TOKEN_FILES } from '../../design-system/docs/tokens/token-files.ts';
import { tokenDownloads } from './token-downloads.ts';

test('every brand has every file that the documentation offers', () => {
  const files = brandNames.flatMap((brand) => Object.keys(TOKEN_FILES).map((file) => `tokens/${brand}/${file}`));
  expect(Object.keys(tokenDownloads()).toSorted()).toEqual(files.toSorted());
});
