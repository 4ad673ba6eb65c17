import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import postcss from 'postcss';
import { build } from 'vite';
import { namesIn } from '../../../design-system/docs/tokens/names-in.ts';
import type { CssSize, UsedToken } from './component-facts.ts';

const isCustom = (property: string) => property.startsWith('--');

/** The custom properties that style sheets take from outside: tokens. */
export function tokensIn(sheets: readonly string[]): UsedToken[] {
  const own = new Set<string>();
  const users = new Map<string, Set<string>>();
  for (const sheet of sheets) {
    postcss.parse(sheet).walkDecls(({ prop, value }) => {
      if (isCustom(prop)) own.add(prop);
      for (const name of namesIn(value)) users.set(name, (users.get(name) ?? new Set()).add(prop));
    });
  }
  const propertiesOf = (name: string): string[] =>
    [...(users.get(name) ?? [])].flatMap((user) => (isCustom(user) ? propertiesOf(user) : user));
  return [...users.keys()]
    .filter((name) => !own.has(name))
    .toSorted()
    .map((name) => ({ name, properties: [...new Set(propertiesOf(name))].toSorted() }));
}

/** Minifies style sheets as the site's build does. @returns each by its file */
export async function minify(sheets: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (sheets.length === 0) return new Map();
  const root = dirname(sheets[0] ?? '');
  const [{ output = [] } = {}] = [
    await build({
      configFile: false,
      root,
      logLevel: 'silent',
      build: {
        write: false,
        rollupOptions: { input: Object.fromEntries(sheets.map((sheet, index) => [index, sheet])) },
      },
    }),
  ].flat() as { output?: readonly Built[] }[];
  return new Map(
    output.flatMap(({ type, originalFileNames, source }) =>
      type === 'asset'
        ? (originalFileNames ?? []).map((name): [string, string] => [join(root, name), String(source)])
        : [],
    ),
  );
}

interface Built {
  type: string;
  originalFileNames?: readonly string[];
  source?: string | Uint8Array;
}

export function sizeOf(minified: string): CssSize {
  return { minified: Buffer.byteLength(minified), brotli: minified ? brotliCompressSync(minified).length : 0 };
}
