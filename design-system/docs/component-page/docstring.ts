/** What a component's docstring says of it, in Markdown. */
export interface Purpose {
  /** What it is. */
  summary: string;
  /** What to use it for, and how. */
  uses: string[];
  /** What it is not for, and what to use instead. */
  otherwise: string[];
}

const MARK = /\*\*(Use it|Not)\*\*\s+/;

/** Reads a docstring of the form 'What it is. **Use it** for this. **Not** for that: that is a `Button`.' */
export function readDocstring(docstring: string): Purpose {
  const [summary = '', ...marked] = docstring.replaceAll(/\s+/g, ' ').trim().split(MARK);
  const sentences = (mark: string) =>
    marked.flatMap((part, index) => (part === mark ? upperFirst(marked[index + 1]?.trim() ?? '') : []));
  return { summary: summary.trim(), uses: sentences('Use it'), otherwise: sentences('Not') };
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** By its docstring, which Storybook has read. */
export const purposeOf = (component: unknown): Purpose =>
  readDocstring(
    (component as { __docgenInfo?: { description?: string } } | undefined)?.__docgenInfo?.description ?? '',
  );
