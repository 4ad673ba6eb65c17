import type { Plugin } from 'vite';
import { collectFacts } from './collect.ts';

const ID = 'virtual:component-facts';
const RESOLVED = `\0${ID}`;

/** The module `virtual:component-facts`, made when a documentation page asks for it, and again after a change. */
export function componentFacts(root: string): Plugin {
  return {
    name: 'component-facts',
    resolveId: { filter: { id: new RegExp(`^${ID}$`) }, handler: () => RESOLVED },
    load: {
      filter: { id: new RegExp(`^${RESOLVED}$`) },
      handler: async () => `export default ${JSON.stringify(await collectFacts(root))};`,
    },
    hotUpdate({ file, timestamp }) {
      const facts = this.environment.moduleGraph.getModuleById(RESOLVED);
      if (facts && /\.(?:css|mdx|tsx?)$/.test(file)) {
        this.environment.moduleGraph.invalidateModule(facts, undefined, timestamp);
      }
    },
  };
}
