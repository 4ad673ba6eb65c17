import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readModule, type Import, type Module } from './read-module.ts';

/** What this repository's files import by name, and the folder or file that is meant. The more specific names first. */
type Packages = Readonly<Record<string, string>>;

interface Workspace {
  name: string;
  exports?: Readonly<Record<string, string | { source?: string; default: string }>>;
}

/** What the workspaces of the repository at `root` export, from their sources. */
export function readPackages(root: string): Packages {
  const json = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const { workspaces } = json('package.json') as { workspaces: readonly string[] };
  const packages = globSync(
    workspaces.map((folder) => `${folder}/package.json`),
    { cwd: root },
  ).flatMap((file) => {
    const { name, exports = {} } = json(file) as Workspace;
    return Object.entries(exports).map(([path, target]): [string, string] => {
      const source = typeof target === 'string' ? target : (target.source ?? target.default);
      return [join(name, path).replace(/\/\*.*/, ''), join(root, dirname(file), source).replace(/\/\*.*/, '')];
    });
  });
  return Object.fromEntries(packages.toSorted(([a], [b]) => b.length - a.length));
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

  const definitions = new Map<string, ReadonlyMap<string, string>>();

  /** The files that define what `file` exports, by name: modules that only pass names on are looked through. */
  function definedBy(file: string): ReadonlyMap<string, string> {
    const known = definitions.get(file);
    if (known) return known;
    const found = new Map([...read(file).exports].map((name) => [name, file]));
    definitions.set(file, found);
    for (const { from, name, as } of read(file).passesOn) {
      const target = resolve(file, from);
      if (target === undefined) continue;
      if (as === '*') for (const [each, definer] of definedBy(target)) found.set(each, definer);
      else found.set(as, definerOf(target, name));
    }
    return found;
  }

  const definerOf = (file: string, name: string): string => definedBy(file).get(name) ?? file;

  function definers(importer: string, { from, name }: Import): string[] {
    const target = resolve(importer, from);
    if (target === undefined) return [];
    return name === '*' ? [target, ...definedBy(target).values()] : [definerOf(target, name)];
  }

  /** The files that define what `file` imports or passes on. */
  function importsOf(file: string): Set<string> {
    const { imports, passesOn } = read(file);
    return new Set([...imports, ...passesOn].flatMap((each) => definers(file, each)));
  }

  /** All files that are reached from `entry`, with it; `enters` says of which others the imports are followed. */
  function reachedFrom(entry: string, enters: (file: string) => boolean): Set<string> {
    const reached = new Set<string>();
    const visit = (file: string) => {
      if (reached.has(file)) return;
      reached.add(file);
      if (file !== entry && !enters(file)) return;
      for (const each of read(file).imports) for (const next of definers(file, each)) visit(next);
    };
    visit(entry);
    return reached;
  }

  return { importsOf, reachedFrom };
}
