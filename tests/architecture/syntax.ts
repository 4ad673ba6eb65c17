import { parseSync, Visitor, type ESTree, type ParseResult } from 'vite';

/** @throws when the text is no TypeScript */
export function parse(file: string, text: string): ParseResult {
  const parsed = parseSync(file, text);
  const [error] = parsed.errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return parsed;
}

/** The modules that a file needs when it runs, with the names that it asks each for. */
export const runtimeImports = ({ module }: ParseResult): { from: string; names: string[] }[] =>
  module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest, entries }) => ({
      from: moduleRequest.value,
      names: entries.flatMap(({ isType, importName }) => (isType ? [] : (importName.name ?? []))),
    }));

/** What a file exports, types apart, and the module that it comes from where that is another. */
export const runtimeExports = ({ module }: ParseResult): { name: string | null; from: string | undefined }[] =>
  module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .map(({ exportName, moduleRequest }) => ({ name: exportName.name, from: moduleRequest?.value }));

/** The texts that a file's strings and templates hold. */
export function stringsOf({ program }: ParseResult): string[] {
  const strings: string[] = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && strings.push(value)),
    TemplateElement: ({ value }) => void strings.push(value.raw),
    JSXText: ({ value }) => void strings.push(value),
  }).visit(program);
  return strings;
}

/** What a call calls, without what stands before the last dot: 'addEventListener'. */
export function calleeName({ callee }: ESTree.CallExpression): string | undefined {
  const called = callee.type === 'MemberExpression' ? callee.property : callee;
  return called.type === 'Identifier' ? called.name : undefined;
}

/** What a chain of calls begins with: 'test' for `test.each([…])('…', …)`. */
export function calledRoot(expression: ESTree.Expression): string | undefined {
  if (expression.type === 'CallExpression') return calledRoot(expression.callee);
  if (expression.type === 'MemberExpression') return calledRoot(expression.object);
  return expression.type === 'Identifier' ? expression.name : undefined;
}
