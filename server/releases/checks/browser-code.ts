import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SideEffect } from '../../rendering/side-effects.ts';
import { isNode, nodesIn, textOf, type SyntaxNode } from '../../../build/syntax.ts';

interface Script {
  /** 'client/assets/page.js'. */
  path: string;
  code: string;
  nodes: readonly SyntaxNode[];
}

const GLOBAL_OBJECTS: readonly string[] = ['globalThis', 'window', 'self'];
const LISTENED_TO: readonly string[] = [...GLOBAL_OBJECTS, 'document'];
/** What the tools that build remotes keep there, and what a page may do with the window. */
const ALLOWED = /^(?:__?(?:mf|FEDERATION|vite|VITE|VUE)_|location$|name$|opener$)/;
/** Browsers' and the language's own classes have such names, and bundles' own no longer do. */
const CLASS = /^[A-Z][a-z]\w{2,}$|^(?:URL|DOM\w+|HTML\w+|SVG\w+|CSS\w+)$/;

/**
 * What the scripts for browsers leave behind, as far as their text says: nobody opens them before visitors do. A
 * listener counts when nothing in the version removes one for the same event, an interval when its script ends none.
 */
export async function browserSideEffects(folder: string): Promise<SideEffect[]> {
  const scripts = await readScripts(folder);
  const removed = new Set(
    scripts.flatMap(({ nodes }) => nodes.flatMap((node) => eventIn(node, 'removeEventListener'))),
  );
  return scripts.flatMap((script) => effectsIn(script, removed));
}

async function readScripts(folder: string): Promise<Script[]> {
  // The parser is large, and only releases need it.
  const { parseSync } = await import('vite');
  const paths = await Array.fromAsync(glob('client/**/*.js', { cwd: folder }));
  return Promise.all(
    paths.toSorted().map(async (path) => {
      const code = await readFile(join(folder, path), 'utf8');
      return { path, code, nodes: [...nodesIn(parseSync(path, code).program)] };
    }),
  );
}

function effectsIn({ path, code, nodes }: Script, removed: ReadonlySet<string>): SideEffect[] {
  const own = new Set(nodes.flatMap(declaredName));
  const endsIntervals = /\bclearInterval\b/.test(code);

  function effectOf(node: SyntaxNode): string | undefined {
    const [event] = eventIn(node, 'addEventListener');
    if (event !== undefined && !removed.has(event) && !endsItself(node))
      return `a listener for ${event} is left behind`;
    if (!endsIntervals && calledName(node) === 'setInterval') return 'a timer is left behind';
    return assignedGlobal(node, own) ?? definedProperty(node, own);
  }

  return nodes.flatMap((node) => {
    const what = effectOf(node);
    return what === undefined ? [] : { what, at: `${path}:${placeOf(Number(node['start']), code)}` };
  });
}

function placeOf(offset: number, code: string): string {
  const lines = code.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(node['name']) : undefined;

function declaredName(node: SyntaxNode): string[] {
  const declares = ['VariableDeclarator', 'FunctionDeclaration', 'ClassDeclaration', 'ImportSpecifier'];
  if (!declares.includes(node.type)) return [];
  const name = nameOf(node['local'] ?? node['id']);
  return name === undefined ? [] : [name];
}

/** The name of a property that the code spells out. */
function keyOf({ computed, property }: SyntaxNode): string | undefined {
  return computed ? textOf(property) : nameOf(property);
}

/** 'window', 'Array.prototype', 'Date': what is not the bundle's own. */
function sharedObject(node: unknown, own: ReadonlySet<string>): string | undefined {
  const name = nameOf(node);
  if (name !== undefined)
    return !own.has(name) && (GLOBAL_OBJECTS.includes(name) || CLASS.test(name)) ? name : undefined;
  if (!isNode(node) || node.type !== 'MemberExpression' || keyOf(node) !== 'prototype') return undefined;
  const owner = nameOf(node['object']);
  return owner !== undefined && !own.has(owner) && CLASS.test(owner) ? `${owner}.prototype` : undefined;
}

function changedProperty(owner: string | undefined, key: string | undefined): string | undefined {
  if (owner === undefined || key === undefined) return undefined;
  if (GLOBAL_OBJECTS.includes(owner)) return ALLOWED.test(key) ? undefined : `globalThis.${key} is set`;
  return `${owner}.${key} is set`;
}

function assignedGlobal(node: SyntaxNode, own: ReadonlySet<string>): string | undefined {
  const target = node.type === 'AssignmentExpression' ? node['left'] : undefined;
  if (!isNode(target) || target.type !== 'MemberExpression') return undefined;
  return changedProperty(sharedObject(target['object'], own), keyOf(target));
}

const argumentsOf = (node: SyntaxNode): readonly unknown[] => (node['arguments'] as unknown[] | undefined) ?? [];

/** `Object.defineProperty` and its like. */
function definedProperty(node: SyntaxNode, own: ReadonlySet<string>): string | undefined {
  const { callee } = node;
  if (node.type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return undefined;
  if (!['Object', 'Reflect'].includes(nameOf(callee['object']) ?? '') || keyOf(callee) !== 'defineProperty')
    return undefined;
  const [target, key] = argumentsOf(node);
  return changedProperty(sharedObject(target, own), textOf(key));
}

/** Of a function that is global, with or without 'window.'. */
function calledName(node: SyntaxNode, objects: readonly string[] = GLOBAL_OBJECTS): string | undefined {
  const { callee } = node;
  if (node.type !== 'CallExpression' || !isNode(callee)) return undefined;
  if (callee.type !== 'MemberExpression') return nameOf(callee);
  return objects.includes(nameOf(callee['object']) ?? '') ? keyOf(callee) : undefined;
}

/** The event that is spelt out in a call of this function of the window or the document. */
function eventIn(node: SyntaxNode, name: string): string[] {
  const isRemoval = name === 'removeEventListener';
  const { callee } = node;
  const called =
    isRemoval && isNode(callee) && callee.type === 'MemberExpression' ? keyOf(callee) : calledName(node, LISTENED_TO);
  const event = called === name ? textOf(argumentsOf(node)[0]) : undefined;
  return event === undefined ? [] : [event];
}

/** With an option: `once`, or a `signal`. What is not spelt out may be one. */
function endsItself(node: SyntaxNode): boolean {
  const options = argumentsOf(node)[2];
  if (!isNode(options) || options.type === 'Literal') return false;
  if (options.type !== 'ObjectExpression') return true;
  return (options['properties'] as SyntaxNode[]).some(
    ({ key, type }) => type !== 'Property' || ['once', 'signal'].includes(nameOf(key) ?? textOf(key) ?? ''),
  );
}
