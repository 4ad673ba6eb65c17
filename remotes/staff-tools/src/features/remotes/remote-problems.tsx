import { Banner, Stack } from '@site/design-system';
import type { RunningRemote } from '@site/contract';

/** Why the newest build of a remote does not run, for each to which that applies. */
export function RemoteProblems({ remotes }: { remotes: readonly RunningRemote[] }) {
  const affected = remotes.filter(({ status }) => status !== 'current');
  if (affected.length === 0) return null;
  return (
    <Stack gap={3}>
      {affected.map((remote) => (
        <Banner key={remote.name} status={remote.status === 'missing' ? 'danger' : 'warning'} title={titleOf(remote)}>
          {remote.problem}
          {remote.version !== null && `. Version ${remote.version} runs instead.`}
        </Banner>
      ))}
    </Stack>
  );
}

function titleOf({ name, refusedVersion }: RunningRemote): string {
  return refusedVersion === null
    ? `${name} has no build, and its pages do not work`
    : `${name} ${refusedVersion} was refused`;
}
