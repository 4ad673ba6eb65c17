// `npm run dev [remote …]`: builds what changed of the design system and the shell, then serves the sources with hot
// reload. A remote that is not served from its sources is served as built, if it is.
import { install, run } from './install.mjs';

install('all');
const options = process.argv.slice(2);
const mocked = options.filter((option) => option === '--mocked');
const built = await run('node', ['scripts/build.ts', '--without-remotes', ...mocked]);
if (built !== 0) process.exit(built);
process.exit(await run('node', ['server/dev.ts', ...options]));
