import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brandTokens } from '../../design-system/docs/tokens/brand-tokens.ts';
import { parseTokens } from '../../design-system/docs/tokens/parse-tokens.ts';
import { tokenFiles } from '../../design-system/docs/tokens/token-files.ts';

const source = join(import.meta.dirname, '../../design-system/src');

/** The tokens of every brand for programs, by path: 'tokens/haulwell/tokens.json'. */
export function tokenDownloads(): Readonly<Record<string, string>> {
  const shared = globSync('tokens/*.css', { cwd: source, exclude: ['tokens/index.css'] }).flatMap(tokensIn);
  return Object.fromEntries(
    globSync('brand/*/tokens.css', { cwd: source }).flatMap((file) => {
      const brand = basename(dirname(file));
      const files = tokenFiles(brand, brandTokens(tokensIn(file), shared));
      return Object.entries(files).map(([name, text]) => [`tokens/${brand}/${name}`, text]);
    }),
  );
}

const tokensIn = (file: string) => parseTokens(readFileSync(join(source, file), 'utf8')).tokens;
