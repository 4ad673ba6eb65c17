import { execFileSync } from 'node:child_process';

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/**
 * What has changed since a commit, committed or not. Deleted files are among them. Paths are from `root`, with forward
 * slashes.
 */
export function changedFiles(root: string, since = beforeTheChange(root)): string[] {
  return [
    ...git(root, 'diff', '--name-only', '--no-renames', since),
    ...git(root, 'ls-files', '--others', '--exclude-standard'),
  ];
}

/** Where this branch left main; on main, the last commit, or the one before if nothing is uncommitted. */
export function beforeTheChange(root: string): string {
  const [branch] = git(root, 'rev-parse', '--abbrev-ref', 'HEAD');
  if (branch !== 'main') return whereBranched(root, 'main');
  return changedFiles(root, 'HEAD').length > 0 ? 'HEAD' : 'HEAD~1';
}

/** The last commit that the current branch shares with another one, or with a commit's ancestors. */
export const whereBranched = (root: string, from: string): string => git(root, 'merge-base', from, 'HEAD')[0] ?? from;

/** A file's text in a commit; '' if the commit has no such file. */
export function textAt(commit: string, file: string, root: string): string {
  try {
    return execFileSync('git', ['show', `${commit}:${file}`], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return '';
  }
}
