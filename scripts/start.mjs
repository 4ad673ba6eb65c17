// `npm start`: installs, builds what changed, serves the composed site. `--mocked` answers calls from the mocks.
import { install, runScript } from './install.mjs';

install();
const built = await runScript('scripts/build.ts');
if (built !== 0) process.exit(built);
const server = process.argv.includes('--mocked') ? 'mocked' : 'main';
process.exit(await runScript(`shell/server/${server}.ts`));
