import { join } from 'node:path';
import { run } from '../scripts/run.ts';
import { copySiteSources } from './site-sources.ts';

/** Shows the stories of the remote in the folder `root` on port 6006, until the process is ended. */
export async function showStories(root: string): Promise<void> {
  const config = join(copySiteSources(root), '.storybook/repository');
  const { code } = await run('storybook', ['dev', '--config-dir', config, '--port', '6006', '--no-open'], {
    cwd: root,
    live: true,
  });
  process.exitCode = code;
}
