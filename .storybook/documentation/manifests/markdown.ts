/** Undefined without content, as the others here. */
export const section = (heading: string, content: string | undefined): string | undefined =>
  content && `#### ${heading}\n\n${content}`;

/** 'Also called: tile, box.' */
export const sentence = (what: string, words: readonly string[]): string | undefined =>
  words.length > 0 ? `${what}: ${words.join(', ')}.` : undefined;

export const listOf = (lines: readonly string[]): string | undefined =>
  lines.length > 0 ? lines.map((line) => `- ${line}`).join('\n') : undefined;

export const tableOf = (
  columns: readonly string[],
  rows: readonly (readonly (string | undefined)[])[],
): string | undefined =>
  rows.length > 0
    ? [columns, columns.map(() => '---'), ...rows]
        .map((row) => `| ${row.map((cell = '') => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`)
        .join('\n')
    : undefined;
