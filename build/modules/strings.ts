import { Visitor, type ParseResult } from 'vite';

/** The texts in a module's strings and templates, and between its tags. */
export function stringsOf({ program }: ParseResult): string[] {
  const strings: string[] = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && strings.push(value)),
    TemplateElement: ({ value }) => void strings.push(value.raw),
    JSXText: ({ value }) => void strings.push(value),
  }).visit(program);
  return strings;
}
