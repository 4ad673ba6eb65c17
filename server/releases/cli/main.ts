/** Releases remotes on a running site: `npm run remote -- --help`. */
import { join } from 'node:path';
import { loadConfig } from '@site/api/program';
import { operatorKeyFile } from '../keys/operator-key.ts';
import { runCommand } from './cli.ts';
import { thisProject } from './this-project.ts';

await runCommand(process.argv.slice(2), () => {
  const { siteUrl, dataDir } = loadConfig();
  return {
    program: 'npm run remote --',
    project: thisProject(join(import.meta.dirname, '../../..')),
    siteUrl,
    keyFile: operatorKeyFile(dataDir),
    defaults: 'The site is SITE_URL or localhost:PORT, the key REMOTE_KEY or the operator’s in DATA_DIR.',
  };
});
