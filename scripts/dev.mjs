// `npm run dev [remote …]`: builds what changed, then serves the sources with hot reload.
import { install, run } from './install.mjs';

install();
const options = process.argv.slice(2);
const built = await run('node', ['scripts/build.ts', ...options.filter((option) => option === '--mocked')]);
if (built !== 0) process.exit(built);
process.exit(await run('node', ['shell/server/dev.ts', ...options]));
