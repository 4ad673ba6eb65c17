import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

const kit = join(import.meta.dirname, '..');

/** What is packed beside the bundle, in packages of its own. */
const BESIDE = /^@site\/(contract|design-system|mocks|protocol)(\/(?!brand)|$)/;

/**
 * Bundles the kit's programs for Node into the folder `to`, with the project's own code that they use.
 * Returns the names of the packages that they import.
 */
export async function bundle(to: string): Promise<ReadonlySet<string>> {
  const result = (await build({
    root: kit,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: to,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      rollupOptions: {
        input: {
          'site-remote': join(kit, 'site-remote.ts'),
          testing: join(kit, 'testing/index.ts'),
          'set-up': join(kit, 'testing/set-up.ts'),
          'fail-on-console': join(kit, 'testing/fail-on-console.ts'),
          vite: join(kit, 'vite.ts'),
          vitest: join(kit, 'testing/vitest.ts'),
        },
        external: [BESIDE],
        // Of a module that is only mentioned, nothing is left: a remote needs no database.
        treeshake: { moduleSideEffects: 'no-external' },
        // All in one folder: programs find their files beside themselves.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const imported = result.output.flatMap((file) =>
    file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : [],
  );
  const files = new Set(result.output.map(({ fileName }) => fileName));
  return new Set(imported.filter((id) => !files.has(id) && !isBuiltin(id)).map(packageOf));
}

/** '@scope/name/sub/path' -> '@scope/name' */
const packageOf = (id: string): string => /^(@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id;
