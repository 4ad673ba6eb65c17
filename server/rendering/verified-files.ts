import { readFileSync, realpathSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FileHashes } from '@site/remote-kit/descriptor.ts';
import { fileHash } from '../../build/file-hashes.ts';
import { changed } from '../remotes/changed-files.ts';

const REPOSITORY = urlOf(join(import.meta.dirname, '../..'));

/**
 * From now on, this thread loads no file but those of the version in `folder`, with these hashes, and what is installed
 * with the site. What has been hashed is what runs, whatever happens to the file meanwhile.
 */
export function loadVerifiedOnly(folder: string, files: FileHashes): void {
  const version = urlOf(folder);
  registerHooks({
    load(url, context, next) {
      if (!url.startsWith('file:') || (!url.startsWith(version) && isInstalled(url))) return next(url, context);
      const file = fileURLToPath(url);
      const path = relative(fileURLToPath(version), file).replaceAll(sep, '/');
      const source = readFileSync(file);
      if (fileHash(source, files[path]) !== files[path]) throw new Error(changed(path));
      return { format: 'module', source, shortCircuit: true };
    },
  });
}

const isInstalled = (url: string): boolean => url.startsWith(REPOSITORY) || url.includes('/node_modules/');

/** Of a folder, as modules are named: without links, and with a slash at the end. */
function urlOf(folder: string): string {
  return pathToFileURL(realpathSync(folder) + sep).href;
}
