/** Packs what a remote in a repository of its own needs into `.cache/kit/*.tgz`: `npm run pack:kit`. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../scripts/run.ts';
import { packContract, packDesignSystem, packMocks, packSources } from './shared.ts';
import { packRemoteKit } from './remote-kit.ts';
import { PACKED } from './packed.ts';
import { toTarball } from './tarball.ts';

const root = join(import.meta.dirname, '../..');
const out = join(root, '.cache/kit');

const built = await run('node', ['scripts/build.ts', '--without-remotes', '--mocked'], { cwd: root, live: true });
if (built.code !== 0) process.exit(built.code);
await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });

await packContract(out);
await packDesignSystem(out);
await packSources(out, 'api/protocol');
await packMocks(out);
await packRemoteKit(out);
for (const file of await Promise.all(PACKED.map((name) => toTarball(out, name)))) console.log(file);
