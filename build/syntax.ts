/** Of any type. */
export type SyntaxNode = Readonly<Record<string, unknown>> & { type: string };

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value;

export function* nodesIn(root: unknown): Generator<SyntaxNode> {
  const waiting = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (Array.isArray(value)) waiting.push(...(value as unknown[]));
    if (!isNode(value)) continue;
    yield value;
    for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) waiting.push(part);
  }
}

/** Of a literal, also one in backticks. */
export function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  const quasis = node.type === 'TemplateLiteral' ? (node['quasis'] as { value: { cooked: string } }[]) : [];
  return quasis.length === 1 ? quasis[0]!.value.cooked : undefined;
}
