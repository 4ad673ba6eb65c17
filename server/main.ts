/** The composed site: `npm start`. */
// First: it prepares what the others import.
import { environment } from './environment.ts';
import { addSampleApplications, isHttps, unsetInProduction } from '@site/api';
import { createLog, loadConfig, type Log } from '@site/api/program';
import { dataLayerFromEnvironment } from './rendering/data-layer.ts';
import { hostFromEnvironment, portFromEnvironment, run } from './run.ts';
import { serveSite } from './serve-site.ts';
import { withSettings } from './settings.ts';
import { startServer } from './start-server.ts';
import type { Telemetry } from './telemetry/telemetry.ts';
import { telemetryFromEnvironment } from './telemetry/telemetry-settings.ts';

const PAGES_BEHIND: Readonly<Record<string, string>> = {
  lcrca: '/lcrca-proposal',
  'transport-uk': '/transport-uk-proposal',
  staff: '/test-supabase',
};

await run(async () => {
  const settings = withSettings(environment);
  const config = loadConfig(settings);
  const port = portFromEnvironment(settings);
  const host = hostFromEnvironment(settings);
  const dataLayer = dataLayerFromEnvironment(settings);
  const log = createLog();
  const telemetry = await startTelemetry(settings, log);
  const server = await startServer({
    config,
    log,
    telemetry,
    serve: (parts) =>
      serveSite({
        ...parts,
        telemetry,
        port,
        host,
        dataLayer,
        siteUrl: config.publicUrl,
        isHttps: (request) => isHttps(request, config),
      }),
    onProgress: (step) => console.log(step),
  });
  for (const unset of unsetInProduction(settings)) server.services.log.warn('variable.unset', { ...unset });
  console.log(`\nThe site is up: ${server.url}\n`);
  for (const { scope, password } of server.generatedPasswords) {
    console.log(`  password for ${(PAGES_BEHIND[scope] ?? scope).padEnd(24)} ${password}`);
  }
  if (process.argv.includes('--sample-applications'))
    for (const { title, link } of await addSampleApplications(server.services))
      console.log(`  ${title.padEnd(28)} ${link}`);
  console.log('\nCtrl+C stops it.\n');
  return server;
});

/** The SDK is imported only where it has somewhere to send to. */
async function startTelemetry(env: typeof environment, log: Log): Promise<Telemetry | undefined> {
  const to = telemetryFromEnvironment(env);
  return to && (await import('./telemetry/start-telemetry.ts')).startTelemetry(to, log);
}
