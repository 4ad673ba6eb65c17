import type { RemotePointer } from '../releases/history/release-state.ts';
import { MODULE_HASHES } from '@site/remote-kit/descriptor.ts';
import type { RegisteredRemote } from '../../shell/src/remotes/registry.ts';
import type { RejectedBuild, RemoteBuild } from './remote-build.ts';

/** A remote as the server found it. Without a build, its pages answer 503. */
export interface FoundRemote {
  name: string;
  paths: readonly string[];
  build?: RemoteBuild;
  /** The build that should be served, when it is not the one above. */
  rejected?: RejectedBuild;
  /** A version that a share of visitors gets. */
  gradual?: NonNullable<RemotePointer['gradual']>;
  /** Why nothing could be read. */
  problem?: string;
}

/** The part of the registry that browsers receive. */
export function toRegisteredRemote({ name, paths, build }: FoundRemote): RegisteredRemote {
  if (!build) return { name, routes: paths.map((path) => ({ path, layout: 'site' })) };
  const integrity = build.files[`client/${MODULE_HASHES}`];
  return {
    name,
    version: build.version,
    entry: build.base + build.entry,
    ...(integrity && { moduleHashes: { url: build.base + MODULE_HASHES, integrity } }),
    ...(build.foreign && { foreign: { ...build.foreign, integrity: build.files[`client/${build.entry}`] } }),
    routes: build.routes.map(({ path, layout }) => ({ path, layout })),
  };
}
