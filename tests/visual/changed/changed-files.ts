import { execFileSync } from 'node:child_process';

/** Files that differ from a commit. */
export interface Changes {
  /** The commit, shortened. */
  base: string;
  /** Paths in the repository; deleted files too. */
  files: readonly string[];
}

/**
 * What the files in `folder` have changed since `base`, by default since their branch left main: committed, uncommitted
 * and untracked.
 * @throws Error with a message for the user
 */
export function changedFiles(folder: string, base?: string): Changes {
  const commit = base === undefined ? branchPoint(folder) : commitOf(folder, base);
  const tracked = git(folder, 'diff', '--name-only', '--no-renames', '-z', commit);
  const untracked = git(folder, 'ls-files', '--others', '--exclude-standard', '-z');
  const files = `${tracked}${untracked}`.split('\0').filter(Boolean);
  return { base: git(folder, 'rev-parse', '--short', commit).trim(), files: [...new Set(files)].toSorted() };
}

function branchPoint(folder: string): string {
  try {
    return git(folder, 'merge-base', 'HEAD', 'main').trim();
  } catch {
    throw new Error('There is no branch main here to compare with. Name another: --changed origin/main');
  }
}

function commitOf(folder: string, name: string): string {
  try {
    return git(folder, 'rev-parse', '--verify', '--end-of-options', `${name}^{commit}`).trim();
  } catch {
    throw new Error(`'${name}' is neither a branch nor a commit`);
  }
}

/** What git prints. @throws when it fails */
export const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
