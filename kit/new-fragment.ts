import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { nameOfRemote } from '../build/remote-config.ts';
import { addFragment } from '../scripts/new/fragment-files.ts';

/**
 * Writes a fragment of the remote in the folder `root`, for pages of other remotes. Returns the paths of its files.
 * @throws {Refusal} for a bad name, or a fragment that exists
 */
export async function newFragment(root: string, fragment: string): Promise<string[]> {
  const files = new Map<string, string>();
  const read = (file: string) => files.get(file) ?? readFileSync(join(root, file), 'utf8');
  addFragment(
    {
      has: (file) => files.has(file) || existsSync(join(root, file)),
      create: (file, text) => void files.set(file, text),
      edit: (file, toEdited) => void files.set(file, toEdited(read(file))),
    },
    { fragment, remote: nameOfRemote(root), folder: 'src/fragments', storybook: '@site/remote-kit/storybook' },
  );
  for (const [file, text] of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  return [...files.keys()];
}
