import { join } from 'node:path';
import { operatorKeyFile } from '../../../server/releases/keys/operator-key.ts';
import { run, type Result } from '../../../scripts/run.ts';
import { siteAt, type Site } from '../../../server/releases/cli/site.ts';
import type { RunningServer } from '../../../server/start-server.ts';

const root = join(import.meta.dirname, '../../..');

/** Gives a command as the operator does: `npm run remote -- <words>`. */
export function remote({ url, services }: RunningServer, ...words: readonly string[]): Promise<Result> {
  const options = ['--site', url, '--key', operatorKeyFile(services.config.dataDir)];
  return run(process.execPath, [join(root, 'server/releases/cli/main.ts'), ...words, ...options], { cwd: root });
}

/** The site, asked in the operator's name. */
export const asOperator = ({ url, services }: RunningServer): Site =>
  siteAt(url, operatorKeyFile(services.config.dataDir));

/** Signs the version in this folder as its team does, with the private key in the file. */
export const sign = (folder: string, key: string): Promise<Result> =>
  run(process.execPath, [join(root, 'server/releases/cli/main.ts'), 'sign', folder, '--key', key], { cwd: root });
