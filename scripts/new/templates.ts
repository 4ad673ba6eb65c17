import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from './change.ts';

const templates = join(import.meta.dirname, 'templates');

/**
 * Creates a template folder's files in `target`. `__key__` in their paths and texts is replaced by the value of `key`.
 * @throws when a template uses a key that is not given
 */
export function createFrom(
  change: Pick<Change, 'create'>,
  folder: string,
  target: string,
  values: Readonly<Record<string, string>>,
): void {
  const fill = (text: string) =>
    text.replaceAll(/__([a-z][A-Za-z]*)__/g, (placeholder, key: string) => {
      const value = values[key];
      if (value === undefined) throw new Error(`The templates of ${folder} have ${placeholder}, which has no value`);
      return value;
    });
  const files = readdirSync(join(templates, folder), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.txt')).toSorted()) {
    const text = readFileSync(join(templates, folder, file), 'utf8');
    change.create(join(target, fill(file.slice(0, -'.txt'.length))), fill(text));
  }
}
