/** A Markdown table: the first column has text, the others figures. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, index) => (index === 0 ? '---' : '--:')), ...rows].map(row).join('\n');

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
