/** Builds the remote in the current folder: `npm run build -w remotes/<name>`. */
import { buildRemote } from './build-remote.ts';
import { inputsOf, recordBuild } from './freshness.ts';

const root = process.cwd();
const inputs = await inputsOf(root);

await buildRemote(root, { complete: (build) => recordBuild(build, inputs) });
