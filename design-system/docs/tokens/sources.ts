import { brandTokens } from './brand-tokens.ts';
import { parseTokens, type TokenDeclaration, type TokenFile } from './parse-tokens.ts';

/** Files by name without folder and extension: 'space' for src/tokens/space.css. */
const files = byName(
  import.meta.glob<string>(['../../src/tokens/*.css', '!../../src/tokens/index.css'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  /([\w-]+)\.css$/,
);

/** By folder name: 'haulwell' for src/brand/haulwell/tokens.css. */
export const brandFiles = byName(
  import.meta.glob<string>('../../src/brand/*/tokens.css', { query: '?raw', import: 'default', eager: true }),
  /([\w-]+)\/tokens\.css$/,
);

export const brandNames = Object.keys(brandFiles);

export function tokenFile(name: string): TokenFile {
  const file = files[name];
  if (!file) throw new Error(`There is no src/tokens/${name}.css`);
  return file;
}

/** Every token of the site in that brand. */
export function tokensOf(brand: string): readonly TokenDeclaration[] {
  const own = brandFiles[brand];
  if (!own) throw new Error(`There is no src/brand/${brand}/tokens.css`);
  return withShared(own.tokens);
}

/** Every token of the site in a brand that declares these. */
export const withShared = (own: readonly TokenDeclaration[]): readonly TokenDeclaration[] =>
  brandTokens(
    own,
    Object.values(files).flatMap(({ tokens }) => tokens),
  );

function byName(sources: Record<string, string>, pattern: RegExp): Record<string, TokenFile> {
  return Object.fromEntries(
    Object.entries(sources).map(([path, css]) => [pattern.exec(path)?.[1] ?? path, parseTokens(css)]),
  );
}
