/** Builds the stranger in the current folder into another: `node build-stranger.ts <folder>`. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack, type Configuration } from '@rspack/core';
import { build } from 'vite';

const folder = process.cwd();
const to = resolve(process.argv[2]!);
const config = join(folder, 'rspack.config.js');

if (existsSync(config)) await buildWithRspack();
else await build({ root: folder, logLevel: 'error', build: { outDir: to, emptyOutDir: true } });

async function buildWithRspack() {
  const { default: options } = (await import(pathToFileURL(config).href)) as { default: Configuration };
  const compiler = rspack({ ...options, output: { ...options.output, path: to, clean: true } });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      if (error) return fail(error);
      if (stats?.hasErrors()) return fail(new Error(stats.toString({ all: false, errors: true })));
      compiler.close((problem) => (problem ? fail(problem) : done()));
    });
  });
}
