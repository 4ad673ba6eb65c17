import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = '{design-system,remote-kit,shell,remotes/*}/**/*.{css,ts,tsx}';
const NOT_RENDERED = /\/(?:node_modules|dist|docs|testing)\/|\.(?:stories|test|types-test|test-support)\./;

/** The texts of the style sheets and scripts that draw pages, by their paths from the root. */
export function readSources(root: string): Record<string, string> {
  const files = globSync(SOURCES, { cwd: root, exclude: (name) => /^(?:node_modules|dist)$/.test(name) })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NOT_RENDERED.test(file));
  return Object.fromEntries(files.toSorted().map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}
