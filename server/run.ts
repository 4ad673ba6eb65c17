import { ConfigurationError, createLog, ExplainedError, standardOutputTaken } from '@site/api/program';
import type { ListeningServer } from './http/listen.ts';
import { onUncaughtErrors } from './http/uncaught-errors.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The port to serve on, from PORT. */
export function portFromEnvironment(env: Environment = process.env): number {
  const port = Number(env['PORT'] ?? 3000);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new ConfigurationError(`PORT must be a number from 0 to 65535, not "${env['PORT']}".`);
}

/** The address to bind, from HOST; all of them when it is not set. */
export const hostFromEnvironment = (env: Environment = process.env): string | undefined =>
  env['HOST']?.trim() || undefined;

/**
 * Runs a server until SIGINT, SIGTERM or an error that nothing caught, then lets it finish its requests. The process's
 * exit code is 1 after an error.
 */
export async function run(start: () => Promise<ListeningServer>) {
  let running: ListeningServer | undefined;
  const stop = async (code: number) => {
    await running?.close().catch(console.error);
    await standardOutputTaken();
    process.exit(code);
  };
  onUncaughtErrors(createLog(), () => void stop(1));
  try {
    running = await start();
    process.once('SIGINT', () => void stop(0));
    process.once('SIGTERM', () => void stop(0));
  } catch (error) {
    console.error(error instanceof ExplainedError ? `\n${error.message}\n` : error);
    await stop(1);
  }
}
