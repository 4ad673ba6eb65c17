import { join } from 'node:path';
import { ExplainedError } from '@site/api/program';
import { sharedVersions } from '../../../build/shared-packages.ts';
import { readRegistrations } from '../../remotes/registrations.ts';
import type { Project } from './project.ts';

class NoSuchRemote extends ExplainedError {
  override name = 'NoSuchRemote';
}

/** The site's own repository, with the remotes of its folder `remotes`. */
export const thisProject = (root: string): Project => ({
  async remote(name) {
    const folder = join(root, 'remotes');
    const found = (await readRegistrations(folder)).find((remote) => remote.name === name);
    if (!found) throw new NoSuchRemote(`There is no remote ${name} in ${folder}`);
    return found;
  },
  steps: (name) => ({
    tests: [
      { command: join(root, 'node_modules/.bin/tsc'), args: ['-p', join('remotes', name)], cwd: root },
      { command: process.execPath, args: [join(root, 'scripts/alone.ts'), 'test', name], cwd: root },
    ],
    build: { command: process.execPath, args: [join(root, 'build/remote.ts')], cwd: join(root, 'remotes', name) },
  }),
  provided: () => ({ versions: sharedVersions(join(root, 'shell')) }),
});
