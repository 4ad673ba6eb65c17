// `npm run dev [remote …]`: builds what changed, then serves the sources with hot reload.
import { install, runScript } from './install.mjs';

install();
const built = await runScript('scripts/build.ts');
if (built !== 0) process.exit(built);
process.exit(await runScript('shell/server/dev.ts', process.argv.slice(2)));
