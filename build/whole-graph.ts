import type { Plugin } from 'vite';

const GATE = 'virtual:whole-graph';
/** Milliseconds without a module parsed, after which the build fails: far more than the slowest one takes. */
const IDLE_LIMIT = 60_000;
/** Stands for the entry: without it, a module that imports nothing would be the whole graph when it comes first. */
const ENTRY = 'entry';

/** Modules that the federation plugin makes: they wait for it, so nothing may wait for them. */
const isFederation = (id: string) => /virtual:mf|__mf|__loadShare__|__prebuild__|module-federation/.test(id);

/**
 * Holds the federation plugin back until every module of the app has been parsed.
 *
 * The plugin builds the list of shared packages, and of the names used of them, from the modules seen when nothing has
 * happened for ten milliseconds. On a busy machine that is too early: packages are missing from the list, and the page
 * fails in the browser. A module that the entry imports, and that is answered last, keeps it waiting; this plugin
 * stands behind the federation plugin, which has to see the request for that module first.
 *
 * A module that cannot be parsed or found is never reported to plugins, and the bundler tells nobody before the gate
 * has opened: the build fails when nothing was parsed for `idleLimit`, in milliseconds. `build/remote.ts` and
 * `build/shell.ts` bundle for the server beforehand, without a gate, where such a module fails at once.
 */
export function wholeGraph(entry: RegExp, idleLimit = IDLE_LIMIT): Plugin {
  const parsed = new Set<string>();
  const expected = new Set<string>([ENTRY]);
  let idle: NodeJS.Timeout | undefined;
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: complete, resolve: open, reject: giveUp } = Promise.withResolvers<void>();
  const expectMore = () => {
    clearTimeout(idle);
    const missing = () => [...expected.difference(parsed)].join(', ');
    idle = setTimeout(() => giveUp(new Error(`These modules could not be loaded: ${missing()}`)), idleLimit);
  };
  return {
    name: 'whole-graph',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => (id === GATE ? id : undefined),
    async load(id) {
      if (id !== GATE) return undefined;
      ask();
      expectMore();
      await complete;
      clearTimeout(idle);
      return { code: 'export {};', moduleSideEffects: false };
    },
    transform: {
      filter: { id: entry },
      async handler(code) {
        // The entry may not be parsed before the gate is known.
        void this.load({ id: GATE });
        await asked;
        return { code: `import '${GATE}';\n${code}`, map: null };
      },
    },
    moduleParsed({ id, importedIds, dynamicallyImportedIds }) {
      if (id === GATE || isFederation(id)) return;
      parsed.add(id);
      if (entry.test(id)) parsed.add(ENTRY);
      for (const imported of [...importedIds, ...dynamicallyImportedIds]) {
        if (imported !== GATE && !isFederation(imported)) expected.add(imported);
      }
      if (expected.isSubsetOf(parsed)) open();
      else expectMore();
    },
    // A build that fails never gets there; nothing should wait for it.
    buildEnd: () => open(),
  };
}
