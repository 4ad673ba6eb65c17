import { readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { DeprecatedNamesSchema, type DeprecatedName } from '@site/contract';
import * as v from 'valibot';
import { CHANGES } from '../design-system/migrate/changes.ts';
import { deprecatedUses, type Use } from '../design-system/migrate/migrate.ts';
import { collectFromModules } from './collect-from-modules.ts';

/** Where a build says which deprecated names of the design system it uses. No browser gets it. */
const DEPRECATED_NAMES = 'server/deprecated-names.json';
/** Whoever asks has all records read: one of our builds has 2 KB. */
const MOST_BYTES = 500_000;

/**
 * Every name that was deprecated when the build was made, and where it uses it; undefined where it does not say:
 * earlier builds, and those of other tools.
 * @throws when it says it in another way, or at great length
 */
export async function readDeprecatedNames(build: string): Promise<DeprecatedName[] | undefined> {
  const file = join(build, DEPRECATED_NAMES);
  const record = await stat(file).catch(() => undefined);
  if (!record?.isFile()) return undefined;
  if (record.size > MOST_BYTES) throw new Error(`${file} must have at most ${MOST_BYTES} bytes`);
  return v.parse(DeprecatedNamesSchema, JSON.parse(await readFile(file, 'utf8')));
}

export const writeDeprecatedNames = (build: string, names: readonly DeprecatedName[]): Promise<void> =>
  writeFile(join(build, DEPRECATED_NAMES), JSON.stringify(names));

/** Finds which of these names a remote uses, as its sources and those of the kit that it bundles are written. */
export function collectDeprecatedNames(root: string) {
  const { plugin, found } = collectFromModules('deprecated-names', {
    enforce: 'pre',
    include: /\.tsx?$/,
    read: (code, id) => deprecatedUses(id, code),
  });
  return {
    plugin,
    found: () => namesIn(found().map(({ id, fact }) => ({ file: relative(root, id), uses: fact }))),
  };
}

/** Also those that no file uses: of what is not among them, the build can say nothing. */
export function namesIn(files: readonly { file: string; uses: readonly Use[] }[]): DeprecatedName[] {
  return CHANGES.flatMap(({ components, prop, since }) =>
    components.map((component) => ({
      component,
      prop,
      since,
      at: files.flatMap(({ file, uses }) =>
        uses.flatMap((use) => (use.component === component && use.prop === prop ? `${file}:${use.line}` : [])),
      ),
    })),
  );
}
