import { linkProblems, type LinkedPart } from '../../remotes/links.ts';
import { attempt, type NewBuild, type StartingSite } from './new-build.ts';
import { judgeOf, rejectBuild } from './reject-build.ts';

/**
 * Tries builds that may link to one another's new pages, and rejects those that do not work or have dead links.
 * @returns those that may go live together
 */
export async function tryTogether(site: StartingSite, builds: readonly NewBuild[]): Promise<readonly NewBuild[]> {
  if (builds.length === 0) return [];
  const live = await site.liveParts();
  const linked = await rejectLinkingNowhere(site, builds, live);
  const outcomes = await Promise.all(linked.map((each) => works(site, each)));
  // Others may link to pages of those that do not work.
  return rejectLinkingNowhere(
    site,
    linked.filter((_, index) => outcomes[index]),
    live,
  );
}

async function rejectLinkingNowhere(
  site: StartingSite,
  builds: readonly NewBuild[],
  live: readonly LinkedPart[],
): Promise<readonly NewBuild[]> {
  const problems = linkProblems(
    builds.map(({ build }) => build),
    live,
  );
  for (const each of builds) {
    const reasons = problems.get(each.build);
    if (reasons) await rejectBuild(site, each, reasons);
  }
  return builds.filter(({ build }) => !problems.has(build));
}

async function works(site: StartingSite, found: NewBuild): Promise<boolean> {
  const reasons = await attempt(site, found.folder, () => site.problemsOf(found.build));
  if (reasons && reasons.length > 0) await rejectBuild(site, found, reasons, judgeOf(site, found.folder));
  return reasons?.length === 0;
}
