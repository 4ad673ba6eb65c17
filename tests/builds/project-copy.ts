import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Generated, or irrelevant to a build. */
const LEFT_OUT = new Set(['node_modules', '.git', '.cache', '.visual', 'data', 'storybook-static']);

interface ProjectCopy extends AsyncDisposable {
  folder: string;
}

/** A copy of the project and its builds, for tests to change. It uses the packages installed here. */
export async function copyOfProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'project-'));
  for (const name of await readdir(root)) {
    // Keeps the dates, by which the server orders builds.
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
