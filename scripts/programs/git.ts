import { spawnSync } from 'node:child_process';

/** Whether this machine has Git. */
export const hasGit = (): boolean => spawnSync('git', ['--version']).status === 0;

/** Whether Git knows the files in a folder: not those that were downloaded as an archive. */
export const isClone = (root: string): boolean =>
  spawnSync('git', ['ls-files', '--error-unmatch', 'package.json'], { cwd: root }).status === 0;
