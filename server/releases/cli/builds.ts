import { checkBuild } from '../checks/check-build.ts';
import type { Check } from '../checks/check.ts';
import { ChangedSchema, OutcomeSchema, RemoteSchema, type Pointer } from '../commands/replies.ts';
import type { CliCommand } from './command.ts';
import { shareOf } from './pointers.ts';
import { build, type Project } from './project.ts';
import type { Site } from './site.ts';
import { UsageError } from './usage-error.ts';

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
    options: '[--hold | --share 10] [--manifest <url> --path /payroll]',
    does: 'builds a remote, unless a version is named; the site tries it, and makes it live, or shows it to some or none',
    async run({ site, project, keyFile, note, hold, share, manifest, progress }, [name = '', version]) {
      if (hold && share !== undefined) throw new UsageError('Either --hold or --share');
      if (manifest && version !== undefined) throw new UsageError('Either --manifest or a version');
      const percent = share === undefined ? undefined : shareOf(share);
      const isHeld = hold || percent !== undefined;
      const running = site();
      const { pointer: before } = await running.read(`/remotes/${name}`, RemoteSchema);
      const common = { note, revision: before?.revision ?? 0 };
      const askFor = async () => {
        if (manifest) return { action: 'take', isHeld, ...manifest, ...common } as const;
        const built = version ?? (await build(project, name, progress));
        if (project.put) progress(await project.put(built, keyFile));
        return { action: isHeld ? 'hold' : 'release', version: built, ...common } as const;
      };
      const command = await askFor();
      progress(`${running.url} tries ${name} ${'version' in command ? command.version : command.manifest} …`);
      const askedAt = performance.now();
      const outcome = await running.command(name, command, OutcomeSchema);
      const { checks, version: chosen } = outcome;
      const pointer =
        outcome.pointer && percent !== undefined
          ? await show(running, outcome.pointer, { version: chosen, share: percent, note })
          : outcome.pointer;
      const seconds = ((performance.now() - askedAt) / 1000).toFixed(1);
      const ending = pointer
        ? `${fateOf(chosen, pointer)} after ${seconds} s`
        : `Rejected after ${seconds} s. Visitors go on getting ${before?.live ?? 'what they got'}`;
      return {
        data: { ...outcome, pointer },
        failed: !pointer,
        text: `${name} ${chosen}\n${listed(checks)}\n${ending}`,
      };
    },
  },
} satisfies Readonly<Record<string, CliCommand>>;

/** Gives a version that was held back to a share of visitors. @throws SiteRefused */
async function show(
  site: Site,
  { remote, revision }: Pointer,
  { version, share, note }: { version: string; share: number; note: string | undefined },
): Promise<Pointer> {
  const command = { action: 'gradual', version, share, note, revision } as const;
  return (await site.command(remote, command, ChangedSchema)).pointer;
}

/** What became of a version that passed. */
function fateOf(version: string, { remote, live, gradual, isPinned }: Pointer): string {
  if (version === live) return 'Live';
  if (version === gradual?.version) return `Live for ${gradual.share}% of visitors`;
  return isPinned ? `Held back, as ${remote} is pinned to ${live},` : 'Held back';
}

const checkFiles = async (project: Project, name: string, version: string): Promise<readonly Check[]> =>
  (await checkBuild(await project.remote(name), version, project.provided())).checks;

const listed = (checks: readonly Check[]): string =>
  checks
    .flatMap(({ checked, problems }) => [
      `  ${problems.length === 0 ? '✓' : '✗'} ${checked}`,
      ...problems.map((problem) => `      ${problem}`),
    ])
    .join('\n');
