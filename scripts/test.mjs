// `npm test`: installs, finds or fetches a browser, runs everything, prints one closing line.
import { install, run } from './install.mjs';

install();
process.exit(await run('node', ['scripts/test.ts', ...process.argv.slice(2)]));
