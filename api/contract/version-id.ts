/** One version of a remote. */
export interface VersionId {
  remote: string;
  version: string;
}

/** As addresses name it: 'job-board@1.2.0-3f2a9c0d11be'. */
export const VERSION_ID_PATTERN = /^([a-z][a-z0-9-]{0,63})@([\w.-]{1,100})$/;

export const formatVersionId = ({ remote, version }: VersionId): string => `${remote}@${version}`;

/** Undefined for what names no version of a remote. */
export function parseVersionId(name: string): VersionId | undefined {
  const [, remote, version] = VERSION_ID_PATTERN.exec(name) ?? [];
  return remote !== undefined && version !== undefined ? { remote, version } : undefined;
}
