// `node scripts/with-packages.mjs [--site] <command> …`: installs if needed, then runs a command of the installed
// packages. With `--site`, those that only develop, test or document the site need not be there.
import { install, run } from './install.mjs';

const site = process.argv[2] === '--site';
install(site ? 'site' : 'all');
const [command, ...args] = process.argv.slice(site ? 3 : 2);
process.exit(await run(command, args));
