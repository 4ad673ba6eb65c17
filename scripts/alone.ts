/** Tests one remote, or shows its stories, without the others: `npm test` or `npm run storybook -w remotes/<name>`. */
import { findChromium } from './programs/chromium.ts';
import { run } from './run.ts';

const [command = '', remote = ''] = process.argv.slice(2);
const commands: Readonly<Record<string, readonly string[]>> = {
  test: ['vitest', 'run', '--project', 'unit', '--project', 'storybook', `remotes/${remote}/`],
  storybook: ['storybook', 'dev', '--port', '6006', '--no-open'],
};
const [program = '', ...args] = commands[command] ?? [];
const env = { STORIES_OF: remote, CHROMIUM_PATH: findChromium() };
const { code } = await run(program, args, { env, live: true });
process.exitCode = code;
