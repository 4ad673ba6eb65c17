import { readSpec, type Spec } from './spec.ts';

const files = import.meta.glob<string>('../../src/components/*/{SPEC.md,screen-reader.txt}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const read = (folder: string, file: string) => files[`../../src/components/${folder}/${file}`];

/** Undefined for a component that has none: one that only shows something. */
export function specOf(folder: string): Spec | undefined {
  const text = read(folder, 'SPEC.md');
  return text === undefined ? undefined : readSpec(text);
}

/** What a screen reader says in the main example. */
export const spokenIn = (folder: string): string | undefined => read(folder, 'screen-reader.txt');
