import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const modules = join(root, 'node_modules');

/** The test runner's own variables must not reach the commands that it starts. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV$|TEST$|VITE_)/.test(name)),
);

/** A package that only one workspace has in this version. */
const IN_A_WORKSPACE = /^(?!node_modules\/).+\/node_modules\//;

export interface RepositoryCopy {
  folder: string;
  /**
   * Runs a command of the installed packages in the copy.
   * @returns what it printed
   * @throws with that, when it fails
   */
  run(command: string, variables?: Record<string, string>): string;
  /** Paths of the files that are new or changed in the copy. */
  changedFiles(): string[];
  /** Links the workspaces that the lockfile names, and the packages in them, as an installation does. */
  linkWorkspaces(): void;
  remove(): void;
}

/** Copies every file that git tracks or would add, and links the installed packages. */
export function copyRepository(): RepositoryCopy {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'));
  const git = (args: string, cwd = folder) => execFileSync('git', args.split(' '), { cwd, encoding: 'utf8' });
  for (const file of git('ls-files -z --cached --others --exclude-standard', root).split('\0')) {
    if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
  }
  git('init --quiet');
  git('add --all');
  mkdirSync(join(folder, 'node_modules'));
  // Caches are not shared: two simultaneous runs would corrupt them.
  const packages = readdirSync(modules).filter(
    (name) => name !== '@site' && (name === '.bin' || !name.startsWith('.')),
  );
  for (const name of packages) symlinkSync(join(modules, name), join(folder, 'node_modules', name));

  const copy: RepositoryCopy = {
    folder,
    run(command, variables) {
      const path = `${join(modules, '.bin')}${delimiter}${environment['PATH']}`;
      const env = { ...environment, PATH: path, ...variables };
      const { status, stdout, stderr } = spawnSync(command, { cwd: folder, env, shell: true, encoding: 'utf8' });
      if (status !== 0) throw new Error(`${command}\n${stdout}${stderr}`);
      return stdout;
    },
    changedFiles: () => git('ls-files -z --modified --others --exclude-standard').split('\0').filter(Boolean),
    linkWorkspaces() {
      const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
      const { packages: entries } = JSON.parse(lock) as {
        packages: Record<string, { link?: true; resolved?: string }>;
      };
      for (const [path, { link, resolved = '' }] of Object.entries(entries)) {
        const place = join(folder, path);
        const target = link ? join(folder, resolved) : join(root, path);
        if (!(link || IN_A_WORKSPACE.test(path)) || existsSync(place) || !existsSync(target)) continue;
        mkdirSync(dirname(place), { recursive: true });
        symlinkSync(target, place);
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  copy.linkWorkspaces();
  return copy;
}
