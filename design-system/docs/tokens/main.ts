/** `npm run tokens [-- folder]`: the design tokens of every brand as JSON, for Figma, Style Dictionary and others. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { designTokenFiles } from './design-token-files.ts';

const [folder = 'dist/design-tokens'] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
for (const [name, tokens] of Object.entries(await designTokenFiles())) {
  const file = join(folder, name);
  await writeFile(file, `${JSON.stringify(tokens, null, 2)}\n`);
  console.log(file);
}
