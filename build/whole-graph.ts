import type { Plugin } from 'vite';

const GATE = 'virtual:whole-graph';
/** After this many milliseconds without a parsed module the build fails; the slowest module takes far less. */
const IDLE_LIMIT = 60_000;
/** A placeholder for the entry, or a module without imports that is parsed first would be taken for the whole graph. */
const ENTRY = 'entry';

/** Modules that the federation plugin generates: they wait for the plugin, so the gate must not wait for them. */
const isFederation = (id: string) => /virtual:mf|__mf|__loadShare__|__prebuild__|module-federation/.test(id);

/**
 * Holds the federation plugin back until every module of the app has been parsed.
 *
 * The plugin lists the shared packages, and the exports used from them, as soon as no module has been parsed for ten
 * milliseconds. On a busy machine that is too early: packages are missing from the list, and the page fails in the
 * browser. A gate, a module that the entry imports and that resolves last, keeps it waiting. This plugin comes after
 * the federation plugin, which must see the request for the gate first.
 *
 * Plugins never hear of a module that is missing or cannot be parsed, and the bundler does not report it until the gate
 * has opened: the build fails once nothing has been parsed for `idleLimit`, in milliseconds. `build/remote.ts` and
 * `build/shell.ts` build the server bundle first, without a gate, where such a module fails at once.
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
        // The entry must not be parsed before the gate is requested.
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
    // A failed build never completes the graph: nothing may go on waiting for it.
    buildEnd: () => open(),
  };
}
