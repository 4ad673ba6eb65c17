import {
  type Api,
  createApi,
  createFailureLog,
  createMailer,
  createScheduler,
  createServices,
  demoPasswords,
  sharedPasswordOpens,
  type FailureLog,
  recurringTasks,
  countPolicyReport,
  type PolicyReport,
  type Services,
  syncOnFirstStart,
} from '@site/api';
import { createLog, type Config, type Log } from '@site/api/program';
import type { ListeningServer } from './http/listen.ts';
import { createHealthWatch, type HealthWatch } from './releases/gradual/health/health-watch.ts';
import { createRecordedCalls, type RecordedCalls } from './releases/history/recorded-calls.ts';
import { createReleases, type Releases } from './releases/history/releases.ts';
import { createRemoteOrigins, type RemoteOrigins } from './releases/history/remote-origins.ts';
import { createRemoteAccess, type RemoteAccess } from './releases/keys/remote-access.ts';
import { createPreviewAccess, type PreviewAccess } from './releases/preview/preview-access.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

export interface RunningServer extends ListeningServer {
  services: Services;
  releases: Releases;
  /** The passwords that nobody chose, to be shown to whoever starts the server. */
  generatedPasswords: ReturnType<typeof demoPasswords>;
}

/** What the pages are served with. */
interface ServedParts {
  api: Api;
  log: Log;
  releases: Releases;
  recordedCalls: RecordedCalls;
  previewAccess: PreviewAccess;
  health: HealthWatch;
  failures: FailureLog;
  countPolicyReport: (report: PolicyReport) => Promise<void>;
  remoteAccess: RemoteAccess;
  origins: RemoteOrigins;
}

interface ServerOptions {
  config: Config;
  /** Serves the pages, with the API behind them. */
  serve: (parts: ServedParts) => Promise<ListeningServer>;
  log?: Log;
  /** Follows requests; without it, nobody does. */
  telemetry?: Telemetry | undefined;
  /** Called with each step of the startup, to report progress. */
  onProgress?: (step: string) => void;
}

/**
 * Database, jobs, mail and pages in one process.
 * @throws DataFolderError, DatabaseUnreachableError, PasswordFileError, KeyFileError, PortTakenError, ApiBreaksRemotes
 *   with messages for the operator
 */
export async function startServer({
  config,
  serve,
  log: written = createLog(),
  telemetry,
  onProgress = () => undefined,
}: ServerOptions): Promise<RunningServer> {
  onProgress('Opening the database …');
  const log = telemetry?.log(written) ?? written;
  const services = await createServices(config, { log, onQuery: telemetry?.onQuery, follow: telemetry?.follow });
  try {
    const isForStaff = await sharedPasswordOpens(services);
    const generatedPasswords = demoPasswords(services).filter(({ scope }) => scope !== 'staff' || isForStaff);
    onProgress('Looking for jobs to import …');
    const run = await syncOnFirstStart(services);
    if (run) onProgress(`First start: ${run.jobsAdded} jobs imported from the feed (${run.status})`);
    const releases = createReleases(services);
    const health = createHealthWatch(services, releases);
    const site = await serve({
      api: createApi(services),
      log: services.log,
      releases,
      recordedCalls: createRecordedCalls(services),
      previewAccess: createPreviewAccess(services),
      health,
      failures: createFailureLog(services),
      countPolicyReport: (report) => countPolicyReport(services, report),
      remoteAccess: createRemoteAccess(services),
      origins: createRemoteOrigins(services),
    });
    health.start();
    const mailer = createMailer(services);
    mailer.start();
    const scheduler = createScheduler(services, recurringTasks(config));
    scheduler.start();
    return {
      ...site,
      services,
      releases,
      generatedPasswords,
      async close() {
        const background = [mailer.stop(), scheduler.stop()];
        await site.close();
        await Promise.all([...background, health.stop()]);
        await services.close();
        await telemetry?.stop();
      },
    };
  } catch (error) {
    await services.close();
    await telemetry?.stop();
    throw error;
  }
}
