import { checkBuild } from '../../shell/server/releases/checks/check-build.ts';
import type { Check } from '../../shell/server/releases/checks/check.ts';
import { OutcomeSchema, RemoteSchema } from '../../shell/server/releases/replies.ts';
import type { RemoteCommand } from './command.ts';
import { build, type Project } from './project.ts';

/** The commands that make a version and give it to visitors. */
export const builds = {
  build: {
    parameters: '<name>',
    does: 'tests and builds a remote, and checks its files; no visitor gets it yet',
    async run({ project, progress }, [name = '']) {
      const version = await build(project, name, progress);
      const checks = await checkFiles(project, name, version);
      const failed = checks.some(({ problems }) => problems.length > 0);
      return { data: { version, checks }, failed, text: `${name} ${version}\n${listed(checks)}` };
    },
  },
  release: {
    parameters: '<name> [version]',
    does: 'builds a remote, unless a version is named; the site tries it, and makes it live',
    async run({ site, project, keyFile, note, progress }, [name = '', version]) {
      const running = site();
      const { pointer: before } = await running.read(`/remotes/${name}`, RemoteSchema);
      const chosen = version ?? (await build(project, name, progress));
      if (project.put) progress(await project.put(chosen, keyFile));
      progress(`${running.url} tries ${name} ${chosen} …`);
      const askedAt = performance.now();
      const command = { action: 'release' as const, version: chosen, note };
      const outcome = await running.command(name, { ...command, revision: before?.revision ?? 0 }, OutcomeSchema);
      const seconds = ((performance.now() - askedAt) / 1000).toFixed(1);
      const { checks, pointer } = outcome;
      const ending = pointer
        ? pointer.live === chosen
          ? `Live after ${seconds} s`
          : `Recorded after ${seconds} s, but not live: ${name} is pinned to ${pointer.live}`
        : `Rejected after ${seconds} s. Visitors go on getting ${before?.live ?? 'what they got'}`;
      return { data: outcome, failed: !pointer, text: `${name} ${chosen}\n${listed(checks)}\n${ending}` };
    },
  },
} satisfies Readonly<Record<string, RemoteCommand>>;

const checkFiles = async (project: Project, name: string, version: string): Promise<readonly Check[]> =>
  (await checkBuild(await project.remote(name), version, project.provided())).checks;

const listed = (checks: readonly Check[]): string =>
  checks
    .flatMap(({ checked, problems }) => [
      `  ${problems.length === 0 ? '✓' : '✗'} ${checked}`,
      ...problems.map((problem) => `      ${problem}`),
    ])
    .join('\n');
