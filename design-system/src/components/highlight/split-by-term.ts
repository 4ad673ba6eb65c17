export interface TextPart {
  part: string;
  matches: boolean;
}

/** Splits `text` around each `term`, ignoring case; the parts join to `text` again. A blank term matches nothing. */
export function splitByTerm(text: string, term: string): TextPart[] {
  if (term.trim() === '') return [{ part: text, matches: false }];
  return text
    .split(new RegExp(`(${escape(term)})`, 'giu'))
    .map((part, index) => ({ part, matches: index % 2 === 1 }))
    .filter(({ part }) => part !== '');
}

const escape = (term: string) => term.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
