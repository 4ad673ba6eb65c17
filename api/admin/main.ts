/** Commands for the people who run the site: `npm run admin -- <command>`. */
import { loadConfig, type Config } from '../config.ts';
import { allowStatements } from '../db/statement-limit.ts';
import { ExplainedError } from '../explained-error.ts';
import { createLog } from '../log.ts';
import { createServices } from '../services.ts';
import { runCommand, runFolderCommand, usage } from './commands.ts';
import { UsageError } from './usage-error.ts';

/** Each statement of a command: no visitor waits for it. */
const STATEMENT_MS = 10 * 60_000;

async function main(args: readonly string[]): Promise<void> {
  if (args.length === 0) throw new UsageError(usage());
  const config = loadConfig();
  const result = await (runFolderCommand(config, args) ?? runOnDatabase(config, args));
  console.log(JSON.stringify(result, null, 2));
}

async function runOnDatabase(config: Config, args: readonly string[]): Promise<unknown> {
  // Standard output is for the result; events go to standard error.
  const services = await createServices(config, { log: createLog((line) => process.stderr.write(line)) });
  try {
    return await allowStatements(STATEMENT_MS, () => runCommand(services, args));
  } finally {
    await services.close();
  }
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof ExplainedError ? error.message : error);
  process.exitCode = 1;
});
