import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readSources } from './sources.ts';
import { findTokenUses } from './token-uses.ts';

const ID = 'virtual:token-uses';
const root = join(import.meta.dirname, '../../..');

/** The module `virtual:token-uses`: where each token is used, by its name. */
export const tokenUses = (): Plugin => ({
  name: 'token-uses',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load(id) {
    if (id !== `\0${ID}`) return undefined;
    const sources = readSources(root);
    for (const file of Object.keys(sources)) this.addWatchFile(join(root, file));
    return `export default ${JSON.stringify(findTokenUses(sources))}`;
  },
});
