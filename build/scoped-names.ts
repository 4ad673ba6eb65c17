import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';

/**
 * The class names of an app's CSS modules: the app's name keeps them apart from other apps', and the file's path in the
 * folder `root` makes them the same in every build. Those of one file end alike, which compresses well.
 */
export const scopedNames =
  (app: string, root: string) =>
  (local: string, file: string): string => {
    const path = relative(root, file).replaceAll(sep, '/');
    const hash = createHash('sha256').update(path).digest('base64url');
    return `${app}_${local}_${hash.slice(0, 5)}`;
  };
