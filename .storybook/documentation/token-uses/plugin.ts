import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { findTokenUses } from './token-uses.ts';

const ID = 'virtual:token-uses';
const SOURCES = '{design-system,remote-kit,shell,remotes/*}/**/*.{css,ts,tsx}';
const NOT_RENDERED = /\/(?:node_modules|dist|docs|testing)\/|\.(?:stories|test|types-test|test-support)\./;
const root = join(import.meta.dirname, '../../..');

/** The module `virtual:token-uses`: where each token is used, by its name. */
export const tokenUses = (): Plugin => ({
  name: 'token-uses',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load(id) {
    if (id !== `\0${ID}`) return undefined;
    const files = globSync(SOURCES, { cwd: root, exclude: (name) => /^(?:node_modules|dist)$/.test(name) }).filter(
      (file) => !NOT_RENDERED.test(file),
    );
    for (const file of files) this.addWatchFile(join(root, file));
    const sources = files.toSorted().map((file) => [file, readFileSync(join(root, file), 'utf8')]);
    return `export default ${JSON.stringify(findTokenUses(Object.fromEntries(sources) as Record<string, string>))}`;
  },
});
