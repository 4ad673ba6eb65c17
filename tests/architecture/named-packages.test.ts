import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { isTestFile } from '../../lint/layers.ts';
import { parse, runtimeExports, runtimeImports } from './syntax.ts';

const root = dirname(dirname(import.meta.dirname));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What the site is made with, whatever else changes: none of these is replaced by something else. */
const IN_CODE = [
  'react',
  'react-dom',
  '@module-federation/vite',
  'vite',
  'react-router-dom',
  '@radix-ui/react-dialog',
  '@radix-ui/react-accordion',
  'class-variance-authority',
  'msw',
];
const IN_COMMANDS = ['storybook', 'vitest', 'chromatic'];

/** 'react-dom/client' -> 'react-dom' */
const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

const sources = globSync('{build,design-system/src,mocks,remotes/*/src,shell/src}/**/*.{ts,tsx}', { cwd: root });
/** The packages that a file imports or passes on. */
function packagesIn(file: string): string[] {
  const parsed = parse(file, read(file));
  return [...runtimeImports(parsed), ...runtimeExports(parsed)].flatMap(({ from }) => (from ? packageOf(from) : []));
}

const imported = new Set(sources.filter((file) => !isTestFile(file) && !file.includes('/dist/')).flatMap(packagesIn));

/** The text of an npm script, and of the files of `scripts/` that it runs. */
function commandText(command: string): string {
  const named = [...command.matchAll(/scripts\/[\w-]+\.(?:ts|mjs)/g)]
    .map(([file]) => file)
    .filter((file) => existsSync(join(root, file)));
  const run = named
    .flatMap((file) => [file, file.replace(/\.mjs$/, '.ts')])
    .filter((file) => existsSync(join(root, file)));
  return [command, ...new Set(run.map(read))].join('\n');
}

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const inReadme = Object.keys(scripts).filter((name) =>
  read('README.md').includes(`npm ${name === 'test' ? '' : 'run '}${name}`),
);
const commands = inReadme.map((name) => commandText(scripts[name]!)).join('\n');
const isRun = (program: string) => new RegExp(`(^|[\\s'"])${program}[\\s'"]`, 'm').test(commands);

test.each(IN_CODE)('the site’s own code uses %s', (name) => {
  expect([...imported]).toContain(name);
});

test.each(IN_COMMANDS)('a command that the README names runs %s', (name) => {
  expect(isRun(name)).toBe(true);
});

test('a package that nothing uses would be missed', () => {
  expect([...imported]).not.toContain('@originjs/vite-plugin-federation');
  expect(isRun('jest')).toBe(false);
  expect(inReadme.length).toBeGreaterThan(10);
});
