import { parseAst } from 'vite';
import { isNode, nodesIn, textOf, type SyntaxNode } from './syntax.ts';

/** What a module loads by addresses relative to its own: './page-Bx1.js'. */
export interface ModuleLinks {
  /** The modules that it imports, or may import later. */
  imports: readonly string[];
  /** Other files, as `new URL('logo.svg', import.meta.url)` names them. */
  files: readonly string[];
}

/** @throws when it is no module */
export function moduleLinks(code: string): ModuleLinks {
  const imports = new Set<string>();
  const files = new Set<string>();
  for (const node of nodesIn(parseAst(code))) {
    const imported = importedBy(node);
    if (imported !== undefined && isRelative(imported)) imports.add(imported);
    const file = fileOf(node);
    if (file !== undefined && !URL.canParse(file)) files.add(file);
  }
  return { imports: [...imports], files: [...files] };
}

const isRelative = (specifier: string): boolean => /^\.{1,2}\//.test(specifier);

const IMPORTING = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration', 'ImportExpression'];

const importedBy = ({ type, source }: SyntaxNode): string | undefined =>
  IMPORTING.includes(type) ? textOf(source) : undefined;

function fileOf({ type, callee, arguments: args }: SyntaxNode): string | undefined {
  const isUrl = type === 'NewExpression' && isNode(callee) && callee['name'] === 'URL';
  const [path, base] = isUrl && Array.isArray(args) ? (args as unknown[]) : [];
  const isOwn = isNode(base) && base.type === 'MemberExpression' && isNode(base['object']) && isMeta(base['object']);
  return isOwn ? textOf(path) : undefined;
}

const isMeta = ({ type }: SyntaxNode): boolean => type === 'MetaProperty';
