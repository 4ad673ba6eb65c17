import { spawnSync } from 'node:child_process';
import { dirname, join, relative } from 'node:path';

const root = dirname(dirname(import.meta.dirname));

/** The files in a folder that break a rule, relative to it, as its own `oxlintrc.json` configures it. */
export function filesRefusedBy(rule: string, folder: string): string[] {
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/oxlint'),
    ['-c', join(folder, 'oxlintrc.json'), '--format=json', folder],
    { cwd: root, encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  return diagnostics.filter(({ code }) => code === rule).map(({ filename }) => relative(folder, join(root, filename)));
}
