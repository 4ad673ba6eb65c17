import type { Change } from './change.ts';
import { insertSorted } from './insert.ts';

const CODEOWNERS = '.github/CODEOWNERS';
const OF_A_REMOTE = /^\/remotes\/([\w-]+)\//;

/** A team of the remote's name, of the organisation that owns the rest, is asked to review what changes in it. */
export function addOwner(change: Change, remote: string): void {
  change.edit(CODEOWNERS, (text) => {
    const [organisation = ''] = /@[\w-]+\//.exec(text) ?? [];
    return insertSorted(text, `/remotes/${remote}/`.padEnd(30) + organisation + remote, OF_A_REMOTE);
  });
}

export function deleteOwner(change: Change, remote: string): void {
  change.edit(CODEOWNERS, (text) =>
    text
      .split('\n')
      .filter((line) => OF_A_REMOTE.exec(line)?.[1] !== remote)
      .join('\n'),
  );
}
