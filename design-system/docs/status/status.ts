/** What a record in design-system/releases says about exports. */
export interface Release {
  /** '1.4.0'. */
  version: string;
  exports: readonly string[];
  /** Those of them whose docstring says so; absent when there are none. */
  deprecated?: readonly string[];
}

/** The meaning of each, and its criteria: docs/contracts/design-system.md. */
export type Status =
  | { name: 'draft' }
  | { name: 'beta' | 'stable'; since: string }
  | { name: 'deprecated'; since: string; deprecatedSince: string };

export const statusNames: readonly Status['name'][] = ['draft', 'beta', 'stable', 'deprecated'];

/** Exports that stay in beta because no page uses them, although they are old enough: a test asks the pages. */
export const unused: ReadonlySet<string> = new Set(['Spinner']);

/**
 * The status of an export by the release records.
 * @param releases in any order
 */
export function statusOf(component: string, releases: readonly Release[]): Status {
  const oldestFirst = releases.toSorted((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }));
  const naming = oldestFirst.filter(({ exports }) => exports.includes(component));
  const since = naming[0]?.version;
  if (since === undefined) return { name: 'draft' };
  const isDeprecated = ({ deprecated = [] }: Release) => deprecated.includes(component);
  const newest = oldestFirst.at(-1);
  if (newest && isDeprecated(newest)) {
    const before = oldestFirst.findLastIndex((release) => !isDeprecated(release));
    return { name: 'deprecated', since, deprecatedSince: oldestFirst[before + 1]?.version ?? since };
  }
  const isProven = new Set(naming.map(({ version }) => minorOf(version))).size > 1;
  return { name: isProven && !unused.has(component) ? 'stable' : 'beta', since };
}

/** '1.4.2' is of 1.4. */
const minorOf = (version: string) => version.replace(/\.\d+$/, '');
