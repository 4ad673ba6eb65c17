// `node scripts/with-packages.mjs <command> …`: installs if needed, then runs a command of the installed packages.
import { install, run } from './install.mjs';

install();
const [command, ...args] = process.argv.slice(2);
process.exit(await run(command, args));
