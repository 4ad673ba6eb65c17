import { execFileSync } from 'node:child_process';

/**
 * What has changed since main, committed or not; on main, what is not committed, or else what the last commit changed.
 * Deleted files are among them. Paths are from `root`, with forward slashes.
 */
export function changedFiles(root: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const since = (commit: string) => [
    ...git('diff', '--name-only', '--no-renames', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const [branch] = git('rev-parse', '--abbrev-ref', 'HEAD');
  if (branch !== 'main') return since(git('merge-base', 'main', 'HEAD')[0] ?? 'main');
  const uncommitted = since('HEAD');
  return uncommitted.length > 0 ? uncommitted : since('HEAD~1');
}
