import { chmod, cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bundle } from './bundle.ts';
import { compile } from './compile.ts';
import { compiledExports, readManifest, versionsOf, writeManifest } from './manifest.ts';
import { declarationsIn } from './packed.ts';

const root = join(import.meta.dirname, '../..');
const FOLDER = 'remote-kit';

/** What a remote's own files import, and what the kit's programs and the shell's sources name. */
const NAMED = [
  '@module-federation/runtime',
  '@module-federation/runtime-core',
  '@sinonjs/fake-timers',
  '@storybook/addon-a11y',
  '@storybook/addon-docs',
  '@storybook/react-vite',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'msw',
  'msw-storybook-addon',
  'playwright',
  'react-router',
  'storybook',
  'typescript',
  'valibot',
  'vite',
  'vitest',
];

/** The kit, after the packages that it refers to. */
export async function packRemoteKit(out: string): Promise<void> {
  const to = join(out, FOLDER);
  const declarations = declarationsIn(out);
  await compile({ folder: FOLDER, to, declarations });
  const imported = await bundle(join(to, 'kit'));
  await addTypes(out, join(to, 'kit'), { ...declarations, '@site/remote-kit': join(to, 'index.d.ts') });
  for (const templates of ['fragment', 'page/shared', 'page/static', 'repository']) {
    await cp(join(root, 'scripts/new/templates', templates), join(to, 'kit/templates', templates), { recursive: true });
  }
  await copySources(join(to, 'kit/site'));
  await cp(join(root, 'tsconfig.base.json'), join(to, 'tsconfig.json'));
  await chmod(join(to, 'kit/site-remote.js'), 0o755);

  const manifest = readManifest(FOLDER);
  const isThirdParty = (name: string) =>
    !name.startsWith('@site/') && !Object.hasOwn(manifest.peerDependencies ?? {}, name);
  await writeManifest(FOLDER, to, {
    bin: { 'site-remote': './kit/site-remote.js' },
    exports: {
      ...compiledExports(manifest),
      './testing': { types: './kit/types/index.d.ts', default: './kit/testing.js' },
      './storybook/*.ts': { types: './kit/types/.storybook/*.d.ts', default: './kit/site/.storybook/*.ts' },
      './storybook/*.tsx': { types: './kit/types/.storybook/*.d.ts', default: './kit/site/.storybook/*.tsx' },
      './vite': { types: './kit/types/vite.d.ts', default: './kit/vite.js' },
      './vitest': { types: './kit/types/vitest.d.ts', default: './kit/vitest.js' },
      './tsconfig.json': './tsconfig.json',
    },
    dependencies: {
      ...manifest.dependencies,
      '@site/mocks': readManifest('mocks').version,
      '@site/protocol': readManifest('api/protocol').version,
      ...versionsOf([...imported, ...NAMED].filter(isThirdParty)),
    },
    // The Node that runs all this, for each kind of machine.
    optionalDependencies: readManifest('.').optionalDependencies,
  });
}

/**
 * What a remote is developed, shown and checked with: the shell, with the pictures that its build has drawn and the
 * list of what it shares, and Storybook.
 */
const SOURCES = [
  '.storybook',
  'build/mdx.ts',
  'build/page-links.ts',
  'design-system/package.json',
  'design-system/src',
  'shell/dist/root',
  'shell/dist/share-image',
  'shell/dist/shared.json',
  'shell/package.json',
  'shell/src',
];

async function copySources(to: string): Promise<void> {
  for (const part of SOURCES) {
    await cp(join(root, part), join(to, part), {
      recursive: true,
      filter: (file) => !/\.(test|types-test|stories)\.tsx?$|\.(br|gz)$/.test(file),
    });
  }
}

/** Of the modules that a remote's configuration, tests and stories import. */
async function addTypes(out: string, kit: string, declarations: Record<string, string>): Promise<void> {
  const all = join(out, 'types');
  const options = { to: all, base: '.', declarations, typesOnly: true };
  await compile({ ...options, folder: 'kit/testing' });
  await compile({ ...options, folder: '.storybook', only: ['page.tsx', 'page-states.ts'] });
  await compile({ ...options, folder: 'kit', only: ['vite.ts'] });
  await cp(join(all, 'kit/testing'), join(kit, 'types'), { recursive: true });
  await cp(join(all, 'kit/vite.d.ts'), join(kit, 'types/vite.d.ts'));
  for (const part of ['.storybook', 'server', 'shell'])
    await cp(join(all, part), join(kit, 'types', part), { recursive: true });
  await rm(all, { recursive: true });
}
