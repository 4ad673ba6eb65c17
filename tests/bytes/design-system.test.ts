import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { BROWSERS } from '../../build/browsers.ts';
import { plainImports } from '../../build/plain-imports.ts';

const dist = join(dirname(dirname(import.meta.dirname)), 'design-system/dist');

/**
 * What the built library weighs, in bytes after minification and brotli, React not counted. A ratchet: raise a figure
 * only with a reason in the commit. One that has become more than 5% too generous fails as well: lower it.
 */
const BUDGETS = {
  'every component': 27_550,
  'an overlay that opens': 8_800,
  'styles.css': 14_650,
  'Button alone': 4_120,
};

const SLACK = 0.05;

function expectWithin(subject: keyof typeof BUDGETS, content: string | Uint8Array) {
  const budget = BUDGETS[subject];
  const bytes = brotliCompressSync(content).length;
  console.log(`${subject}: ${bytes} of ${budget} bytes`);
  expect(bytes, `${subject} got heavier`).toBeLessThanOrEqual(budget);
  expect(bytes, `${subject} got lighter: lower its figure`).toBeGreaterThan(budget * (1 - SLACK));
}

interface Bundled {
  atOnce: string;
  /** What is loaded when it is needed. */
  later: string;
}

/** The library as a page would get it that asks for these names only: bundled and minified like the sites. */
async function bundled(names: string): Promise<Bundled> {
  const entry = 'virtual:entry';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      plainImports(),
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? `export ${names} from ${JSON.stringify(join(dist, 'index.js'))};` : undefined),
      },
    ],
    build: {
      write: false,
      target: BROWSERS,
      modulePreload: false,
      rollupOptions: { input: entry, external: /^react(-dom)?(\/|$)/, preserveEntrySignatures: 'allow-extension' },
    },
  });
  if (!('output' in result)) throw new Error('Expected one build');
  const codeOf = (isEntry: boolean) =>
    result.output.map((file) => (file.type === 'chunk' && file.isEntry === isEntry ? file.code : '')).join('');
  return { atOnce: codeOf(true), later: codeOf(false) };
}

test('every component together stays within its budget of bytes', async () => {
  const { atOnce, later } = await bundled('*');
  expectWithin('every component', atOnce);
  expectWithin('an overlay that opens', later);
});

test('the style sheet stays within its budget of bytes', async () => {
  expectWithin('styles.css', await readFile(join(dist, 'styles.css')));
});

test('a bundle that takes only Button leaves most components out', async () => {
  const { atOnce, later } = await bundled('{ Button }');
  expectWithin('Button alone', atOnce);
  expect(later).toBe('');
});
