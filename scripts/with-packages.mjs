// `node scripts/with-packages.mjs <command> …`: installs where that is due, then runs a command of the packages.
import { install, run } from './install.mjs';

install();
const [command, ...args] = process.argv.slice(2);
process.exit(await run(command, args));
