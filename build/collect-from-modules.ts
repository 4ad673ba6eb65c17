import type { Plugin } from 'vite';

interface Reading<Fact> {
  enforce: 'pre' | 'post';
  /** Of which modules. */
  include: RegExp;
  /** What a module says; undefined for nothing. */
  read(code: string, id: string): Fact | undefined;
}

/** What the modules say of which something is left in builds that have the plugin. */
export interface ModuleCollector<Fact> {
  /** For each of the builds that a remote consists of. */
  plugin: Plugin;
  found(): { id: string; fact: Fact }[];
}

export function collectFromModules<Fact>(
  name: string,
  { enforce, include, read }: Reading<Fact>,
): ModuleCollector<Fact> {
  const facts = new Map<string, Fact>();
  const included = new Set<string>();
  const plugin: Plugin = {
    name,
    apply: 'build',
    enforce,
    transform: {
      filter: { id: { include } },
      handler(code, id) {
        const fact = read(code, id);
        if (fact !== undefined) facts.set(id, fact);
      },
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk')
          for (const [id, { renderedLength }] of Object.entries(file.modules)) if (renderedLength > 0) included.add(id);
    },
  };
  return { plugin, found: () => [...facts].flatMap(([id, fact]) => (included.has(id) ? { id, fact } : [])) };
}
