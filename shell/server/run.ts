import { ConfigurationError } from '@site/api';
import type { ListeningServer } from './listen.ts';

/** The port to serve on, from PORT. */
export function portFromEnvironment(): number {
  const port = Number(process.env['PORT'] ?? 3000);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new ConfigurationError(`PORT must be a number from 0 to 65535, not "${process.env['PORT']}".`);
}

/** Errors whose message alone tells the operator what to do; other errors are shown with their stack. */
const EXPLAINED = [
  'PortTakenError',
  'DataFolderError',
  'DatabaseUnreachableError',
  'PasswordFileError',
  'ConfigurationError',
];

/** Runs a server until SIGINT or SIGTERM, then lets it finish its requests. */
export async function run(start: () => Promise<ListeningServer>) {
  try {
    const running = await start();
    const stop = () => void running.close().then(() => process.exit(0));
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  } catch (error) {
    const explained = error instanceof Error && EXPLAINED.includes(error.name);
    console.error(explained ? `\n${error.message}\n` : error);
    process.exit(1);
  }
}
