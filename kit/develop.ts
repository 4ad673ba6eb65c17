import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { nameOfRemote } from '../build/remote-config.ts';
import { readRegistration } from '../server/remotes/registrations.ts';
import { portFromEnvironment, run } from '../server/run.ts';
import { serveOnMocks } from '../server/development/on-mocks.ts';
import { serveOnSite } from '../server/development/on-site.ts';
import { copySiteSources } from './site-sources.ts';

/**
 * Serves the remote in the folder `root` inside the site's layout, on mocks or put into the running site at the address
 * `site`, until the process is ended.
 */
export async function develop(root: string, site?: string): Promise<void> {
  const shell = join(copySiteSources(root), 'shell');
  // Its browser files come from its sources.
  await mkdir(join(shell, 'dist/client'), { recursive: true });
  const [remote] = await readRegistration(join(root, 'package.json'));
  const options = {
    shell,
    cache: join(root, '.cache/vite'),
    findRemotes: async () => [{ name: nameOfRemote(root), paths: [], sources: root }],
    port: portFromEnvironment(),
  };
  await run(async () => {
    const server = await (site === undefined
      ? serveOnMocks({ ...options, siteUrl: undefined })
      : serveOnSite(site, options));
    // On mocks, the site's home page is not here.
    for (const path of remote?.paths ?? []) console.log(`Its pages: ${server.url}${path.replace('/*', '')}\n`);
    return server;
  });
}
