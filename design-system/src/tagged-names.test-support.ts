import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exportedDocstrings, parse, runtimeExports } from '../../tests/architecture/syntax.ts';

interface Source {
  file: string;
  text: string;
}

/** The public entry point, and every module that it exports from. */
export const publicSources = (): Source[] => sourcesFrom(join(import.meta.dirname, 'index.ts'));

function sourcesFrom(file: string): Source[] {
  const text = readFileSync(file, 'utf8');
  const others = runtimeExports(parse(file, text)).flatMap(({ from }) => from ?? []);
  return [{ file, text }, ...[...new Set(others)].flatMap((other) => sourcesFrom(join(dirname(file), other)))];
}

/** The names that are declared with that tag in their docstring. */
export const taggedNames = (tag: 'deprecated' | 'experimental', sources: readonly Source[]): string[] =>
  sources
    .flatMap(({ file, text }) => exportedDocstrings(file, text))
    .flatMap(({ name, doc }) => (doc && new RegExp(`^[ *]*@${tag}\\b`, 'm').test(doc) ? name : []));
