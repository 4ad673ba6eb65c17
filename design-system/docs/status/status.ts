/** What a record in design-system/releases says about exports. */
export interface Release {
  /** '1.4.0'. */
  version: string;
  exports: readonly string[];
  /** Those of them whose docstring says so; absent when there are none. */
  deprecated?: readonly string[];
}

/** The meaning of each: docs/contracts/design-system.md. */
export type Status =
  | { name: 'experimental' }
  | { name: 'stable'; since: string }
  | { name: 'deprecated'; since: string; deprecatedSince: string };

/**
 * The status of an export by the release records.
 * @param releases in any order
 */
export function statusOf(component: string, releases: readonly Release[]): Status {
  const oldestFirst = releases.toSorted((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }));
  const since = oldestFirst.find(({ exports }) => exports.includes(component))?.version;
  if (since === undefined) return { name: 'experimental' };
  const isDeprecated = ({ deprecated = [] }: Release) => deprecated.includes(component);
  const newest = oldestFirst.at(-1);
  if (!newest || !isDeprecated(newest)) return { name: 'stable', since };
  const before = oldestFirst.findLastIndex((release) => !isDeprecated(release));
  return { name: 'deprecated', since, deprecatedSince: oldestFirst[before + 1]?.version ?? since };
}
