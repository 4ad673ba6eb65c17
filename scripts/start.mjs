// `npm start`: installs, builds what changed and serves the composed site. With `--mocked`, mocks answer the API calls;
// with `--sample-applications`, the database gets applications in every status.
import { install, run } from './install.mjs';

install('site');
const options = process.argv.includes('--mocked') ? ['--mocked'] : [];
const built = await run('node', ['scripts/build.ts', ...options]);
if (built !== 0) process.exit(built);
const server = options.length > 0 ? 'mocked' : 'main';
const samples = process.argv.filter((argument) => argument === '--sample-applications');
process.exit(await run('node', [`server/${server}.ts`, ...samples]));
