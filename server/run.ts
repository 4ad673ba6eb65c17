import {
  ConfigurationError,
  createLog,
  errorFields,
  ExplainedError,
  standardOutputTaken,
  withDeadline,
} from '@site/api/program';
import type { ListeningServer } from './http/listen.ts';
import { onUncaughtErrors } from './http/uncaught-errors.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The port to serve on, from PORT. */
export function portFromEnvironment(env: Environment = process.env): number {
  const text = env['PORT']?.trim() || '3000';
  if (/^\d{1,5}$/.test(text) && Number(text) < 65_536) return Number(text);
  throw new ConfigurationError(`PORT must be a number from 0 to 65535, not "${env['PORT']}".`);
}

/** The address to bind, from HOST; all of them when it is not set. */
export const hostFromEnvironment = (env: Environment = process.env): string | undefined =>
  env['HOST']?.trim() || undefined;

/** For a start, whose first import of a feed may take a quarter of an hour; a disk that says nothing takes for ever. */
const START_MS = 30 * 60_000;
/** For what is in progress: a second less than the ten that the process has, which are also for the last of the log. */
const STOP_MS = 9_000;

/**
 * Runs a server until SIGINT, SIGTERM or an error that nothing caught, then lets it finish its requests. The process's
 * exit code is 1 after an error. It ends within ten seconds, whatever hangs.
 */
export async function run(start: () => Promise<ListeningServer>) {
  let running: ListeningServer | undefined;
  const log = createLog();
  const stop = async (code: number) => {
    await withDeadline('Stopping', STOP_MS, async () => running?.close()).catch((error: unknown) =>
      log.error('process.stopped-late', errorFields(error)),
    );
    await standardOutputTaken();
    process.exit(code);
  };
  onUncaughtErrors(log, () => void stop(1));
  // Before the start: whoever reads that the server is listening may stop it at once.
  process.once('SIGINT', () => void stop(0));
  process.once('SIGTERM', () => void stop(0));
  try {
    running = await withDeadline('The start', START_MS, start);
  } catch (error) {
    console.error(error instanceof ExplainedError ? `\n${error.message}\n` : error);
    await stop(1);
  }
}
