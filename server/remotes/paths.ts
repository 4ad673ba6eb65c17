import type { FoundRemote } from './found-remote.ts';

/** Whether something that owns `pattern` owns this path, or everything that this pattern stands for. */
export const owns = (pattern: string, path: string): boolean =>
  pattern.endsWith('/*') ? `${path}/`.startsWith(pattern.slice(0, -1)) : pattern === path;

/** A remote with the paths that it owns, or wants. */
type PathOwner = Pick<FoundRemote, 'name' | 'paths'>;

/** Why a remote may not own what it wants: one of the others has the path, or a part of what is below it. */
export const pathProblems = ({ name, paths }: PathOwner, others: readonly PathOwner[]): string[] =>
  paths.flatMap((path) => {
    const owner = others.find(
      (other) => other.name !== name && other.paths.some((owned) => owns(owned, path) || owns(path, owned)),
    );
    return owner ? `it may not own ${path}, as ${owner.name} does` : [];
  });

/** The remotes that have their paths: not those without a build. */
export const servedOf = (remotes: readonly FoundRemote[]): FoundRemote[] => remotes.filter(({ build }) => build);

/** Of two remotes that want one path, the one with a build has it, or else the first; the other is not served. */
export function withOwnPaths(remotes: readonly FoundRemote[]): FoundRemote[] {
  const owners: FoundRemote[] = [];
  for (const remote of servedOf(remotes)) if (pathProblems(remote, owners).length === 0) owners.push(remote);
  return remotes.map((remote) => {
    const [problem] = owners.includes(remote) ? [] : pathProblems(remote, owners);
    return problem === undefined ? remote : { name: remote.name, paths: [], problem };
  });
}
