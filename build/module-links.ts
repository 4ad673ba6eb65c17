import { parseAst } from 'vite';

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

/** Of a syntax tree, whatever its type. */
type Node = Readonly<Record<string, unknown>> & { type: string };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function* nodesIn(root: unknown): Generator<Node> {
  const waiting = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (Array.isArray(value)) waiting.push(...(value as unknown[]));
    if (!isNode(value)) continue;
    yield value;
    for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) waiting.push(part);
  }
}

const IMPORTING = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration', 'ImportExpression'];

const importedBy = ({ type, source }: Node): string | undefined =>
  IMPORTING.includes(type) ? textOf(source) : undefined;

function fileOf({ type, callee, arguments: args }: Node): string | undefined {
  const isUrl = type === 'NewExpression' && isNode(callee) && callee['name'] === 'URL';
  const [path, base] = isUrl && Array.isArray(args) ? (args as unknown[]) : [];
  const isOwn = isNode(base) && base.type === 'MemberExpression' && isNode(base['object']) && isMeta(base['object']);
  return isOwn ? textOf(path) : undefined;
}

const isMeta = ({ type }: Node): boolean => type === 'MetaProperty';

/** Of a literal, also one in backticks. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  const quasis = node.type === 'TemplateLiteral' ? (node['quasis'] as { value: { cooked: string } }[]) : [];
  return quasis.length === 1 ? quasis[0]!.value.cooked : undefined;
}
