/**
 * The composed site with hot reload: `npm run dev`, or `npm run dev -- job-board` for that remote alone. With
 * `--mocked`, mocks answer the API calls, and there is no database. With `--site https://…`, the site that runs there
 * answers everything but the remote's pages.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigurationError, createLog, loadConfig } from '@site/api/program';
import type { ListeningServer } from './http/listen.ts';
import { createRegistryReader } from './remotes/registry.ts';
import { portFromEnvironment, run } from './run.ts';
import { serveOnMocks } from './development/on-mocks.ts';
import { serveOnSite } from './development/on-site.ts';
import { serveSources, type SourceOptions } from './development/serve-sources.ts';
import { startServer } from './start-server.ts';

const shell = join(import.meta.dirname, '../shell');
const root = join(shell, '..');

/**
 * The registry's remotes; from their sources those that are named, or all.
 * @throws ConfigurationError for a name that no remote has
 */
const registered =
  (named: readonly string[]): SourceOptions['findRemotes'] =>
  async (provided) => {
    const { remotes } = await createRegistryReader({
      remotesFolder: join(root, 'remotes'),
      provided,
      log: createLog(),
    })();
    const names = remotes.map(({ name }) => name);
    const unknown = named.find((name) => !names.includes(name));
    if (unknown !== undefined)
      throw new ConfigurationError(`There is no remote called "${unknown}": there are ${names.join(', ')}.`);
    return remotes.map((remote) => ({
      ...remote,
      ...((named.length === 0 || named.includes(remote.name)) && { sources: join(root, 'remotes', remote.name) }),
    }));
  };

type StartOptions = Pick<SourceOptions, 'shell' | 'cache' | 'findRemotes' | 'port' | 'siteUrl'>;

async function serveOnDatabase(options: StartOptions): Promise<ListeningServer> {
  const server = await startServer({
    config: loadConfig(),
    serve: (parts) => serveSources({ ...parts, ...options }),
  });
  console.log(`\nThe site is up with hot reload: ${server.url}\n`);
  for (const { scope, password } of server.generatedPasswords) console.log(`  password for ${scope}: ${password}`);
  return server;
}

await run(() => {
  const { values, positionals: named } = parseArgs({
    options: { mocked: { type: 'boolean', default: false }, site: { type: 'string' } },
    allowPositionals: true,
  });
  const options = {
    shell,
    cache: join(root, '.cache/vite'),
    findRemotes: registered(named),
    port: portFromEnvironment(),
  };
  // A remote's own command has `--mocked`, too.
  if (values.site !== undefined) return serveOnSite(values.site, options);
  const serve = values.mocked ? serveOnMocks : serveOnDatabase;
  return serve({ ...options, siteUrl: loadConfig().publicUrl });
});
