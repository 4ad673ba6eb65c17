// `npm test`: installs, finds or fetches a browser, runs everything, prints one closing line.
import { install, runScript } from './install.mjs';

install();
process.exit(await runScript('scripts/test.ts', process.argv.slice(2)));
