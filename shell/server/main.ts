/** The composed site: `npm start`. */
import { loadConfig, unsetInProduction } from '@site/api';
import { dataLayerFromEnvironment } from './data-layer.ts';
import { portFromEnvironment, run } from './run.ts';
import { serveSite } from './serve-site.ts';
import { startServer } from './start-server.ts';

const PAGES_BEHIND: Readonly<Record<string, string>> = {
  lcrca: '/lcrca-proposal',
  'transport-uk': '/transport-uk-proposal',
  staff: '/test-supabase',
};

await run(async () => {
  const config = loadConfig();
  const port = portFromEnvironment();
  const dataLayer = dataLayerFromEnvironment();
  const server = await startServer({
    config,
    serve: (parts) => serveSite({ ...parts, port, dataLayer, siteUrl: config.publicUrl }),
    onProgress: (step) => console.log(step),
  });
  for (const unset of unsetInProduction()) server.services.log.warn('variable.unset', { ...unset });
  console.log(`\nThe site is up: ${server.url}\n`);
  for (const { scope, password } of server.generatedPasswords) {
    console.log(`  password for ${(PAGES_BEHIND[scope] ?? scope).padEnd(24)} ${password}`);
  }
  console.log('\nCtrl+C stops it.\n');
  return server;
});
