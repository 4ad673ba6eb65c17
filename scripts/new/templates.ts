import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from './change.ts';
import { fill } from './fill.ts';

const templates = join(import.meta.dirname, 'templates');

/** Creates a template folder's files in `target`, with those values. */
export function createFrom(
  change: Pick<Change, 'create'>,
  folder: string,
  target: string,
  values: Readonly<Record<string, string>>,
): void {
  for (const file of templatesIn(folder)) {
    const text = readFileSync(join(templates, folder, `${file}.txt`), 'utf8');
    change.create(join(target, fill(file, values)), fill(text, values));
  }
}

/** The paths of the files that a folder has templates of. */
export const templatesIn = (folder: string): readonly string[] =>
  readdirSync(join(templates, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt'))
    .map((name) => name.slice(0, -'.txt'.length))
    .toSorted();
