import type { Section } from '../sections/section.ts';

/** Not read by people: the names of icons, and pictures. */
const NOT_TEXT = new Set(['icon', 'photo']);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => (NOT_TEXT.has(name) ? [] : textsIn(each)));
}

const contains = (text: string, term: string) => text.toLowerCase().includes(term.toLowerCase());

/** Whether the title or any text of the section, however deep, contains the term. A blank term matches. */
export const matches = ({ title, content }: Section, term: string): boolean =>
  contains(title, term) || textsIn(content).some((text) => contains(text, term));

/** Whether a text that is only in the section's detail body contains the term. */
export function matchesInside({ content }: Section, term: string): boolean {
  return term !== '' && textsIn({ ...content, overview: '' }).some((text) => contains(text, term));
}
