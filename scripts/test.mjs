// `npm test`: installs, then runs scripts/test.ts.
import { install, run } from './install.mjs';

install('all');
process.exit(await run('node', ['scripts/test.ts', ...process.argv.slice(2)]));
