import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { SharedFile } from './shared-packages.ts';

const PREFIX = 'virtual:shared/';

/** The module with all that a shared file exports. */
export const sharedEntry = (file: SharedFile): string => PREFIX + file;

/** The entries of the shared files, for the shell in the folder `root`. */
export function sharedEntries(root: string): Plugin {
  const require = createRequire(join(root, 'package.json'));
  const code: Record<SharedFile, () => string> = {
    react: () => `${exportsOf(COMMONJS, require)}\nexport * from '${join(root, 'src/remotes/router-surface.ts')}';`,
    'design-system': () => "export * from '@site/design-system';",
  };
  return {
    name: 'shared-entries',
    resolveId: { filter: { id: /^virtual:shared\// }, handler: (id) => id },
    load: { filter: { id: /^virtual:shared\// }, handler: (id) => code[id.slice(PREFIX.length) as SharedFile]() },
  };
}

/** These have no names that a browser could import. */
export const COMMONJS = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/**
 * A module with all that these packages export. No two of them mean different things by a name, and the default export
 * has what any of theirs has.
 */
function exportsOf(packages: readonly string[], require: NodeJS.Require): string {
  const seen = new Set<string>();
  const exports = packages.map((name) => {
    const names = Object.keys(require(name) as object).filter((key) => !seen.has(key));
    names.forEach((key) => seen.add(key));
    return `export { ${names.join(', ')} } from '${name}';`;
  });
  const imports = packages.map((name, index) => `import package${index} from '${name}';`);
  const all = packages.map((_, index) => `...package${index}`);
  return [...imports, ...exports, `export default { ${all.join(', ')} };`].join('\n');
}
