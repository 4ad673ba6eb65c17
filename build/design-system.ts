/** Builds the design system in the current folder: `npm run build -w design-system`. */
import { join } from 'node:path';
import { build } from 'vite';
import { buildApp } from './app.ts';
import { BROWSERS } from './browsers.ts';
import { inputsOf, recordBuild } from './freshness.ts';
import { plainImports } from './plain-imports.ts';

const root = process.cwd();
const inputs = await inputsOf(root);

await buildApp(root, async (types) => {
  await build({ root, logLevel: 'warn', plugins: [plainImports()], build: { target: BROWSERS } });
  await types;
  await recordBuild(join(root, 'dist'), inputs);
});
