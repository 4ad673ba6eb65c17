import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { compile } from './compile.ts';
import { compiledExports, readManifest, writeManifest } from './manifest.ts';
import { declarationsIn } from './packed.ts';

const root = join(import.meta.dirname, '../..');
const PANEL = 'panel/dist/panel.js';

/** A workspace whose sources other packages import. Returns the folder of its package. */
export async function packSources(out: string, folder: string, without: readonly string[] = []): Promise<string> {
  const to = join(out, basename(folder));
  await compile({ folder, to, without, declarations: declarationsIn(out) });
  await writeManifest(folder, to, { exports: compiledExports(readManifest(folder)) });
  return to;
}

/** The mocks, with their panel as built, which must be up to date. */
export async function packMocks(out: string): Promise<void> {
  const to = await packSources(out, 'mocks', ['panel', 'serve.ts']);
  await cp(join(root, 'mocks', PANEL), join(to, PANEL));
}

/** The built design system, which must be up to date, and its types. */
export async function packDesignSystem(out: string): Promise<void> {
  const to = join(out, 'design-system');
  await compile({ folder: 'design-system/src', to: join(to, 'types'), typesOnly: true });
  await cp(join(root, 'design-system/dist'), join(to, 'dist'), {
    recursive: true,
    filter: (file) => !/\.(br|gz|map)$|built-from\.json$/.test(file),
  });
  await writeManifest('design-system', to, {
    exports: {
      '.': { types: './types/index.d.ts', default: './dist/index.js' },
      './styles.css': './dist/styles.css',
      './fonts.json': './dist/fonts.json',
    },
  });
}
