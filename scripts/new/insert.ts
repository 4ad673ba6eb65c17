import { Refusal } from './refusal.ts';

/**
 * Inserts a line among the lines that match `pattern`, sorted by the pattern's first group.
 * @throws {Refusal} when no line of the text matches.
 */
export function insertSorted(text: string, line: string, pattern: RegExp): string {
  const keyOf = (candidate: string) => pattern.exec(candidate)?.[1];
  const key = keyOf(line) ?? '';
  const lines = text.split('\n');
  const first = lines.findIndex((candidate) => keyOf(candidate) !== undefined);
  if (first < 0) throw new Refusal(`has no line like '${line.trim()}' to insert this one beside.`);
  const before = lines.findLastIndex((candidate) => (keyOf(candidate) ?? key) < key);
  return lines.toSpliced(before < 0 ? first : before + 1, 0, line).join('\n');
}

/**
 * Inserts `inserted` right before the first match of `pattern` after `start`.
 * @throws {Refusal} when the text has no such place.
 */
export function insertBefore(text: string, inserted: string, { start, pattern }: { start: string; pattern: RegExp }) {
  const from = text.indexOf(start);
  const offset = from < 0 ? -1 : text.slice(from).search(pattern);
  if (offset < 0) throw new Refusal(`has no '${start}' with an end to insert before.`);
  return text.slice(0, from + offset) + inserted + text.slice(from + offset);
}
