/** Builds the remote in the current folder: `npm run build -w remotes/<name>`. */
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { buildApp } from './app.ts';
import { inputsOf, recordBuild } from './freshness.ts';
import { siteRemote } from './site-remote.ts';

const inputs = await inputsOf(process.cwd());
await buildApp(process.cwd(), async (types) => {
  const remote = siteRemote({ check: () => types, complete: (folder) => recordBuild(folder, inputs) });
  await build({ configFile: false, plugins: [react(), remote] });
});
