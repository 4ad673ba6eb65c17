import { realpathSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { parseAst, type Plugin } from 'vite';
import { siteEndpoints, endpoints, signInEndpoints, staffEndpoints } from '@site/contract';
import {
  deprecatedFields,
  ownContract,
  parseCalls,
  withoutDeprecated,
  type CallContracts,
} from '@site/protocol/compatibility.ts';
import { collectFromModules } from './collect-from-modules.ts';
import { isNode, nodesIn, textOf, type SyntaxNode } from './syntax.ts';

/** Where a build says which endpoints it calls, as they were when it was compiled. No browser gets it. */
const CALLS = 'server/calls.json';

/**
 * What a build calls; undefined where it does not say: earlier builds, and those of other tools.
 * @throws when it says it in another way
 */
export async function readCalls(build: string): Promise<CallContracts | undefined> {
  const text = await readFile(join(build, CALLS), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : parseCalls(text);
}

export const writeCalls = (build: string, calls: CallContracts): Promise<void> =>
  writeFile(join(build, CALLS), JSON.stringify(calls));

/** What a module has to do with the API. */
interface ModuleCalls {
  /** The names of the endpoints that it calls. */
  endpoints: ReadonlySet<string>;
  /** The deprecated fields that it names. */
  fields: ReadonlySet<string>;
}

/** Finds which endpoints a remote calls in the syntax of its modules, and of those of the kit that it bundles. */
export function collectCalls(): { plugin: Plugin; found(): CallContracts } {
  const contract = ownContract();
  const deprecated = Object.values(contract).flatMap(deprecatedFields);
  const { plugin, found } = collectFromModules('calls', {
    enforce: 'post',
    include: /\.[cm]?[jt]sx?$/,
    read: (code, id) => (isOfContract(id) ? undefined : callsIn(parseAst(code), deprecated)),
  });
  return {
    plugin,
    found() {
      const used = found().map(({ fact }) => fact);
      const names = new Set(used.flatMap((calls) => [...calls.endpoints]));
      const fields = new Set(used.flatMap((calls) => [...calls.fields]));
      return Object.fromEntries(
        [...names].toSorted().map((name) => [name, withoutDeprecated(contract[name]!, (field) => fields.has(field))]),
      );
    },
  };
}

const CONTRACT = '@site/contract';
const folder = realpathSync(dirname(findPackageJSON(CONTRACT, import.meta.url) ?? ''));

/** It has all endpoints and fields, and calls none. */
const isOfContract = (id: string): boolean =>
  [folder, join(folder, '../endpoints')].some((each) => id.startsWith(`${each}/`));

/** The parts of the contract that pages import whole, by their names. */
const PARTS: Readonly<Record<string, object>> = { endpoints, siteEndpoints, signInEndpoints, staffEndpoints };
/** What is read directly, without a method of its own. */
const TABLES = ['publicJobs', 'jobCategories'];
const isEndpoint = (name: string) => Object.hasOwn(endpoints, name);
const isMethod = (name: string) => Object.hasOwn(siteEndpoints, name) && !TABLES.includes(name);

/** Which endpoints a module calls, and which of these fields it names. */
export function callsIn(module: unknown, fields: readonly string[] = []): ModuleCalls {
  const nodes = [...nodesIn(module)];
  const found = new Set<string>();
  for (const { imported, local } of nodes.flatMap(importsOfContract)) {
    if (isEndpoint(imported)) found.add(imported);
    else if (imported === 'createDataLayer') TABLES.forEach((table) => found.add(table));
    else if (Object.hasOwn(PARTS, imported))
      takenFrom(nodes, local, Object.keys(PARTS[imported]!)).forEach((name) => found.add(name));
  }
  nodes
    .flatMap(methodsOf)
    .filter(isMethod)
    .forEach((name) => found.add(name));
  const named = fields.length === 0 ? [] : nodes.flatMap(namesOf);
  return { endpoints: found, fields: new Set(fields.filter((field) => named.includes(field))) };
}

/** The names that a statement imports from the contract; all of them, where it imports a namespace. */
function importsOfContract({ type, source, specifiers }: SyntaxNode): { imported: string; local: string }[] {
  if (type !== 'ImportDeclaration' || !textOf(source)?.startsWith(CONTRACT)) return [];
  return (specifiers as SyntaxNode[]).flatMap((each) => {
    if (each.type !== 'ImportSpecifier')
      throw new Error(`Import from ${CONTRACT} by name: which endpoints are called is recorded`);
    const imported = each['imported'] as SyntaxNode;
    return { imported: nameOf(imported) ?? '', local: nameOf(each['local']) ?? '' };
  });
}

/** Which endpoints of a part are named; all of them where it is used in another way. */
function takenFrom(nodes: readonly SyntaxNode[], part: string, all: readonly string[]): readonly string[] {
  const members = nodes.filter(({ type, object }) => type === 'MemberExpression' && nameOf(object) === part);
  const taken = members.map(memberOf);
  const uses = nodes.filter((node) => node.type === 'Identifier' && node['name'] === part).length;
  const inImport =
    nodes.filter(
      ({ type, local, imported }) => type === 'ImportSpecifier' && nameOf(local) === part && nameOf(imported) === part,
    ).length + 1;
  const isWhole = taken.includes(undefined) || uses > members.length + inImport;
  return isWhole ? all : taken.flatMap((name) => name ?? []);
}

/** What a node takes of the client: `api.getJobs`, `({ api: { getJobs } })`, `const { getJobs } = api`. */
function methodsOf({ type, object, key, value, id, init, ...node }: SyntaxNode): string[] {
  if (type === 'MemberExpression' && isClient(object)) return [memberOf({ ...node, type, object }) ?? ''];
  if (type === 'Property' && nameOf(key) === 'api') return keysOf(value);
  return type === 'VariableDeclarator' && isClient(init) ? keysOf(id) : [];
}

const isClient = (node: unknown): boolean =>
  nameOf(node) === 'api' || (isNode(node) && node.type === 'MemberExpression' && memberOf(node) === 'api');

const keysOf = (pattern: unknown): string[] =>
  isNode(pattern) && pattern.type === 'ObjectPattern'
    ? (pattern['properties'] as SyntaxNode[]).flatMap(({ key }) => nameOf(key) ?? [])
    : [];

/** Undefined where it is only known when the code runs. */
const memberOf = ({ computed, property }: SyntaxNode): string | undefined =>
  computed === true ? textOf(property) : nameOf(property);

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? (node['name'] as string) : textOf(node);

/** What may be the name of a field. */
const namesOf = (node: SyntaxNode): string[] => {
  const name = node.type === 'Identifier' || node.type === 'Literal' ? nameOf(node) : undefined;
  return name === undefined ? [] : [name];
};
