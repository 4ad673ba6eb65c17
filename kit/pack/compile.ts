import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '../../scripts/run.ts';

const root = join(import.meta.dirname, '../..');

interface Options {
  /** The workspace's folder, from the project's root. */
  folder: string;
  /** Files in it, with what they import; by default, all. */
  only?: readonly string[];
  /** Where its files go. */
  to: string;
  /** The folder that holds all that the sources import: paths in `to` are as they are there. Default: `folder`. */
  base?: string;
  /** Import name -> the declarations of another package, which these refer to. */
  declarations?: Readonly<Record<string, string>>;
  /** Files and folders in `folder` that are not packed. */
  without?: readonly string[];
  /** Leaves out the code: something else is packed in its place. */
  typesOnly?: boolean;
}

const NOT_PACKED = ['**/*.test.*', '**/*.test-support.*', '**/*.stories.tsx', '**/*.types-test.*', '**/dist'];

/** Compiles a workspace's sources file by file, to JavaScript with declarations, and copies their style sheets. */
export async function compile({
  folder,
  only = ['**/*'],
  to,
  base = folder,
  declarations = {},
  without = [],
  typesOnly = false,
}: Options): Promise<void> {
  const source = join(root, folder);
  const config = `${to}.tsconfig.json`;
  const text = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      noEmit: false,
      // The whole project's types are checked elsewhere.
      noCheck: true,
      incremental: false,
      tsBuildInfoFile: null,
      declaration: true,
      emitDeclarationOnly: typesOnly,
      rewriteRelativeImportExtensions: !typesOnly,
      rootDir: join(root, base),
      outDir: to,
      paths: Object.fromEntries(Object.entries(declarations).map(([name, file]) => [name, [file]])),
    },
    include: only.map((pattern) => join(source, pattern)),
    exclude: [...NOT_PACKED, ...without].map((pattern) => join(source, pattern)),
  };
  await mkdir(dirname(config), { recursive: true });
  await writeFile(config, JSON.stringify(text));
  const { code, output } = await run('tsc', ['--project', config]);
  if (code !== 0) throw new Error(output);
  await rm(config);
  if (typesOnly) return;
  for (const sheet of globSync('**/*.css', { cwd: source, exclude: without }))
    await cp(join(source, sheet), join(to, sheet));
}
