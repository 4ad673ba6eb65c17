#!/usr/bin/env node
/** Moves a remote to the design system's present names: `npx @site/design-system migrate [--check] [folder …]`. */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { lookThrough, migrate, type Spread, type Use } from './migrate.ts';

const USAGE = `npx @site/design-system migrate [folder …]

Renames deprecated props of the design system's components in all files of the folders, by default 'src'.

  --check  changes nothing, and fails if there is something to rename`;

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [command, ...folders] = positionals;
if (command !== 'migrate' || values.help) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 2);
}

const places = folders.length > 0 ? folders : ['src'];
const missing = places.filter((folder) => !existsSync(folder));
if (missing.length > 0) {
  console.error(`There is no folder ${missing.join(', ')} here.`);
  process.exit(2);
}
const files = globSync(
  places.map((folder) => join(folder, '**/*.{ts,tsx}')),
  { exclude: ['**/node_modules/**', '**/dist/**'] },
);
const spread: (Spread & { file: string })[] = [];
const found = files.toSorted().flatMap((file) => {
  const code = readFileSync(file, 'utf8');
  const { uses, spreads } = lookThrough(file, code);
  if (uses.length > 0 && !values.check) writeFileSync(file, migrate(code, uses));
  spread.push(...spreads.map((each) => ({ file, ...each })));
  return uses.map((use) => ({ file, ...use }));
});

const say = ({ file, line, component, prop }: Use & { file: string }) => `  ${file}:${line}  ${prop} of ${component}`;
const sayOf = ({ file, line, component }: Spread & { file: string }) => `  ${file}:${line}  into ${component}`;
const left = values.check ? found : found.filter(({ edits }) => !edits);
const counted = (count: number) => `${count} deprecated ${count === 1 ? 'prop' : 'props'}`;
if (!values.check) console.log(`Renamed ${counted(found.length - left.length)}; ${files.length} files were read.`);
if (left.length > 0) console.error([`Left: ${counted(left.length)}`, ...left.map(say)].join('\n'));
if (spread.length > 0) console.error(['Check by hand what is spread:', ...spread.map(sayOf)].join('\n'));
process.exit(left.length > 0 ? 1 : 0);
