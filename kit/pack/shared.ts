import { globSync } from 'node:fs';
import { chmod, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { run } from '../../scripts/run.ts';
import { compile } from './compile.ts';
import { compiledExports, readManifest, versionsOf, writeManifest } from './manifest.ts';
import { declarationsIn } from './packed.ts';

const root = join(import.meta.dirname, '../..');
const PANEL = 'panel/dist/panel.js';

/** A workspace whose sources other packages import. */
export async function packSources(out: string, folder: string): Promise<void> {
  const to = join(out, basename(folder));
  await compile({ folder, to, declarations: declarationsIn(out) });
  await writeManifest(folder, to, { exports: compiledExports(readManifest(folder)) });
}

/** The contract, with its part of each endpoint's folder. */
export async function packContract(out: string): Promise<void> {
  const folder = 'api/contract';
  const to = join(out, 'contract');
  await compile({ folder, base: 'api', only: ['**/*', '../endpoints/**/contract.ts'], to });
  await writeManifest(folder, to, {
    exports: {
      ...compiledExports(readManifest(folder), 'contract'),
      './endpoints/*.ts': { types: './endpoints/*.d.ts', default: './endpoints/*.js' },
    },
  });
}

/** The mocks, with their part of each endpoint's folder and their panel as built, which must be up to date. */
export async function packMocks(out: string): Promise<void> {
  const to = join(out, 'mocks');
  const only = ['**/*', '../api/endpoints/**/mock.ts'];
  const without = ['panel', 'serve.ts'];
  await compile({ folder: 'mocks', base: '.', only, without, to, declarations: declarationsIn(out) });
  await referToContract(join(to, 'api'));
  await writeManifest('mocks', to, { exports: compiledExports(readManifest('mocks'), 'mocks') });
  await cp(join(root, 'mocks', PANEL), join(to, 'mocks', PANEL));
}

/** Lets the mocks import the packed contract, of which they would otherwise bring a second copy. */
async function referToContract(api: string): Promise<void> {
  await rm(join(api, 'contract'), { recursive: true });
  for (const copy of globSync('endpoints/**/contract.{js,d.ts}', { cwd: api })) await rm(join(api, copy));
  for (const mock of globSync('endpoints/**/mock.{js,d.ts}', { cwd: api })) {
    const text = await readFile(join(api, mock), 'utf8');
    const renamed = text.replaceAll(
      /'(\.[\w./-]*\/contract)\.[jt]s'/g,
      (_, file: string) => `'@site/contract/${join(dirname(mock), file)}.ts'`,
    );
    await writeFile(join(api, mock), renamed);
  }
}

/** The built design system, which must be up to date, its types, its documentation for programs and its `migrate`. */
export async function packDesignSystem(out: string): Promise<void> {
  const to = join(out, 'design-system');
  await compile({ folder: 'design-system/src', to: join(to, 'types'), typesOnly: true });
  await cp(join(root, 'design-system/dist'), join(to, 'dist'), {
    recursive: true,
    filter: (file) => !/\.(br|gz|map)$|built-from\.json$/.test(file),
  });
  await compile({ folder: 'design-system/migrate', to: join(to, 'migrate') });
  await chmod(join(to, 'migrate/main.js'), 0o755);
  await document(join(to, 'documentation'));
  await writeManifest('design-system', to, {
    bin: { 'design-system': './migrate/main.js' },
    dependencies: { ...readManifest('design-system').dependencies, ...versionsOf(['vite']) },
    exports: {
      './documentation/*': './documentation/*',
      '.': { types: './types/index.d.ts', default: './dist/index.js' },
      './styles.css': './dist/styles.css',
      './fonts.json': './dist/fonts.json',
    },
  });
}

/** Components, tokens, the contract and what the mocks answer, of this version, for whom no Storybook answers. */
async function document(to: string): Promise<void> {
  const { code, output } = await run('node', ['.storybook/documentation/write.ts', to], { cwd: root });
  if (code !== 0) throw new Error(output);
}
