import postcss, { type ChildNode, type Declaration } from 'postcss';

/** One custom property as a token file declares it. */
export interface TokenDeclaration {
  /** '--space-1'. */
  name: string;
  /** As written, on one line: '0.25rem', 'var(--ink-900)'. */
  value: string;
  /** Selectors of its rule: ':root', "[data-tone='ink']". */
  selectors: readonly string[];
  /** The comment that ends its line. */
  caption: string | undefined;
}

export interface TokenFile {
  /** The comment that opens the file. */
  caption: string | undefined;
  /** In file order, without declarations inside media queries. */
  tokens: readonly TokenDeclaration[];
}

/** The declarations of a file in src/tokens, or of a brand's tokens.css. */
export function parseTokens(css: string): TokenFile {
  const root = postcss.parse(css);
  const tokens: TokenDeclaration[] = [];
  root.walkDecls(/^--/, (declaration) => {
    if (!isInMediaQuery(declaration)) tokens.push(toToken(declaration));
  });
  return { caption: commentOf(root.first), tokens };
}

function toToken(declaration: Declaration): TokenDeclaration {
  const { parent, prop, value } = declaration;
  const selectors = parent && 'selectors' in parent ? (parent.selectors as string[]) : [];
  return { name: prop, value: onOneLine(value), selectors, caption: captionOf(declaration) };
}

const onOneLine = (value: string): string =>
  value
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=\() | (?=\))/g, '');

function captionOf(declaration: Declaration) {
  const next = declaration.next();
  return next?.raws.before?.includes('\n') ? undefined : commentOf(next);
}

const commentOf = (node: ChildNode | undefined) =>
  node?.type === 'comment' ? node.text.replace(/\s*\n\s*\*?\s*|^\*\s/g, ' ').trim() : undefined;

function isInMediaQuery(node: ChildNode): boolean {
  const { parent } = node;
  if (!parent || parent.type === 'root') return false;
  return (
    (parent.type === 'atrule' && 'name' in parent && parent.name === 'media') || isInMediaQuery(parent as ChildNode)
  );
}
