import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readModule, type Import, type Module } from './read-module.ts';

/** What this repository's files import by name, and the folder or file that is meant. The more specific names first. */
export type Packages = Readonly<Record<string, string>>;

/** Where something is defined, and the modules that pass it on, from the imported one. */
interface Definition {
  file: string;
  through: readonly string[];
}

/** Finds what files import, directly or not. It keeps what it has read. */
export function createModuleGraph(packages: Packages) {
  const modules = new Map<string, Module>();
  const read = (file: string): Module => {
    const module = modules.get(file) ?? readModule(file);
    modules.set(file, module);
    return module;
  };

  /** The file that `request` means in `importer`; undefined for what lies outside the repository. */
  function resolve(importer: string, request: string): string | undefined {
    const [specifier = ''] = request.split('?');
    const name = Object.keys(packages).find((each) => specifier === each || specifier.startsWith(`${each}/`));
    const path =
      name === undefined
        ? join(dirname(importer), specifier)
        : join(packages[name] ?? '', specifier.slice(name.length));
    if (name === undefined && !specifier.startsWith('.')) return undefined;
    return [path, join(path, 'index.ts')].find((each) => /\.\w+$/.test(each) && existsSync(each));
  }

  const definitions = new Map<string, ReadonlyMap<string, Definition>>();

  /** Where what `file` exports is defined, by name: modules that only pass names on are looked through. */
  function definedBy(file: string): ReadonlyMap<string, Definition> {
    const known = definitions.get(file);
    if (known) return known;
    const found = new Map([...read(file).exports].map((name): [string, Definition] => [name, { file, through: [] }]));
    definitions.set(file, found);
    for (const { from, name, as } of read(file).passesOn) {
      const target = resolve(file, from);
      if (target === undefined) continue;
      const passOn = (each: string, definition: Definition) =>
        found.set(each, { ...definition, through: [file, ...definition.through] });
      if (as === '*') for (const [each, definition] of definedBy(target)) passOn(each, definition);
      else passOn(as, definitionOf(target, name));
    }
    return found;
  }

  const definitionOf = (file: string, name: string): Definition => definedBy(file).get(name) ?? { file, through: [] };

  function definers(importer: string, { from, name }: Import): Definition[] {
    const target = resolve(importer, from);
    if (target === undefined) return [];
    if (name !== '*') return [definitionOf(target, name)];
    return [{ file: target, through: [] }, ...definedBy(target).values()];
  }

  /** All files that are reached from `entry`, with it; `enters` says of which others the imports are followed. */
  function reachedFrom(entry: string, enters: (file: string) => boolean): Set<string> {
    const reached = new Set<string>();
    const visit = (file: string) => {
      if (reached.has(file)) return;
      reached.add(file);
      if (file !== entry && !enters(file)) return;
      for (const each of read(file).imports) for (const next of definers(file, each)) visit(next.file);
    };
    visit(entry);
    return reached;
  }

  /**
   * All files that `entry` depends on, with it: those that are reached, and the modules that pass names on to it, with
   * what these import for its effects.
   */
  function neededBy(entry: string): Set<string> {
    const reached = new Set<string>();
    const passed = new Set<string>();
    const follow = (importer: string, imports: readonly Import[]) => {
      for (const each of imports) {
        for (const { file, through } of definers(importer, each)) {
          for (const door of through) pass(door);
          visit(file);
        }
      }
    };
    const pass = (door: string) => {
      if (passed.has(door)) return;
      passed.add(door);
      follow(
        door,
        read(door).imports.filter(({ name }) => name === '*'),
      );
    };
    const visit = (file: string) => {
      if (reached.has(file)) return;
      reached.add(file);
      follow(file, read(file).imports);
    };
    visit(entry);
    return new Set([...reached, ...passed]);
  }

  return { reachedFrom, neededBy };
}
