/** Staff commands that work on the database directly: `npm run admin -- <command>`. */
import { loadConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { createServices } from '../services.ts';
import { runCommand, usage, UsageError } from './commands.ts';

const EXPLAINED = [
  'UsageError',
  'NewsletterFileError',
  'DataFolderError',
  'DatabaseUnreachableError',
  'ConfigurationError',
];

async function main(args: readonly string[]): Promise<void> {
  if (args.length === 0) throw new UsageError(usage());
  // Standard output is for the result; events go to standard error.
  const services = await createServices(loadConfig(), { log: createLog((line) => process.stderr.write(line)) });
  try {
    console.log(JSON.stringify(await runCommand(services, args), null, 2));
  } finally {
    await services.close();
  }
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error && EXPLAINED.includes(error.name) ? error.message : error);
  process.exitCode = 1;
});
