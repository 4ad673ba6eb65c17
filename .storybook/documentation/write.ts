/** Writes what a built Storybook has for programs into a folder: `node .storybook/documentation/write.ts <folder>`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesOf } from './manifests/files.ts';
import { manifestsOfStorybook } from './manifests/load.ts';
import { tokenDownloads } from './token-downloads.ts';

const [, , to = ''] = process.argv;
const manifests = await manifestsOfStorybook();
const files = {
  'manifests/components.json': JSON.stringify(manifests.components),
  'manifests/docs.json': JSON.stringify(manifests.docs),
  ...(await filesOf(manifests)),
  ...tokenDownloads(),
};
for (const [path, text] of Object.entries(files)) {
  const file = join(to, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
// Storybook keeps watching what it has read.
process.exit();
