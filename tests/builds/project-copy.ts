import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Made by programs, or of no concern to a build. */
const LEFT_OUT = new Set(['node_modules', '.git', '.cache', '.visual', 'data', 'storybook-static']);

interface ProjectCopy extends AsyncDisposable {
  folder: string;
}

/** A copy of the project with its builds, to be tampered with. It uses the packages installed here. */
export async function copyOfProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'project-'));
  for (const name of await readdir(root)) {
    // With their dates: the server tells older builds from newer ones by them.
    const options = {
      recursive: true,
      preserveTimestamps: true,
      filter: (file: string) => !LEFT_OUT.has(basename(file)),
    };
    await cp(join(root, name), join(folder, name), options);
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}
