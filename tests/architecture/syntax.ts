import { parseSync, type ESTree, type ParseResult } from 'vite';

/** @throws when the text is not valid TypeScript */
export function parse(file: string, text: string): ParseResult {
  const parsed = parseSync(file, text);
  const [error] = parsed.errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return parsed;
}

/** The modules that a file imports at run time, with the names it imports from each. */
export const runtimeImports = ({ module }: ParseResult): { from: string; names: string[] }[] =>
  module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest, entries }) => ({
      from: moduleRequest.value,
      names: entries.flatMap(({ isType, importName }) => (isType ? [] : (importName.name ?? []))),
    }));

/** What a file exports, except types, and the module of each re-export. */
export const runtimeExports = ({ module }: ParseResult): { name: string | null; from: string | undefined }[] =>
  module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .map(({ exportName, moduleRequest }) => ({ name: exportName.name, from: moduleRequest?.value }));

/** The functions and constants that a file declares and exports, each with its docstring. */
export function exportedDocstrings(file: string, text: string): { name: string; doc: string | undefined }[] {
  const { program, comments } = parse(file, text);
  return program.body.flatMap((node) => {
    const names = node.type === 'ExportNamedDeclaration' ? declaredNames(node.declaration) : [];
    const before = comments.findLast(({ end }) => end <= node.start);
    const isDocstring =
      before?.type === 'Block' && before.value.startsWith('*') && text.slice(before.end, node.start).trim() === '';
    return names.map((name) => ({ name, doc: isDocstring ? before.value.slice(1) : undefined }));
  });
}

function declaredNames(declaration: ESTree.Declaration | null): string[] {
  if (declaration?.type === 'FunctionDeclaration') return declaration.id ? [declaration.id.name] : [];
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}

/** The name of the called function, without what precedes the last dot: 'addEventListener'. */
export function calleeName({ callee }: ESTree.CallExpression): string | undefined {
  const called = callee.type === 'MemberExpression' ? callee.property : callee;
  return called.type === 'Identifier' ? called.name : undefined;
}

/** The start of a call chain: 'test' for `test.each([…])('…', …)`. */
export function calledRoot(expression: ESTree.Expression): string | undefined {
  if (expression.type === 'CallExpression') return calledRoot(expression.callee);
  if (expression.type === 'MemberExpression') return calledRoot(expression.object);
  return expression.type === 'Identifier' ? expression.name : undefined;
}
