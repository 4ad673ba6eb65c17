import { createHash } from 'node:crypto';
import type { RegisteredFolder } from '../../remotes/registrations.ts';
import { rejectionNote } from '../checks/rejection-note.ts';
import { attempt, type NewBuild, type StartingSite } from './new-build.ts';

type Rejected = Omit<NewBuild, 'build'>;

/**
 * Logs why a build is rejected, and records it unless that is what is known of it already.
 * @param rejectedBy what would reject it again; missing where the reasons lie outside it
 */
export async function rejectBuild(
  site: StartingSite,
  rejected: Rejected,
  reasons: readonly string[],
  rejectedBy?: string,
): Promise<void> {
  logRejection(site, rejected, reasons);
  const { folder, version, pointer, before } = rejected;
  const note = rejectionNote(reasons);
  if (note === before?.reasons.join('\n') && rejectedBy === before.rejectedBy) return;
  const transition = { remote: folder.name, version, note, revision: pointer?.revision ?? 0 };
  await attempt(site, folder, () => site.releases.change({ ...transition, action: 'reject', rejectedBy }, 'start'));
}

export const logRejection = (
  { log }: Pick<StartingSite, 'log'>,
  { folder, version, pointer }: Rejected,
  reasons: readonly string[],
): void =>
  log.error('remote.rejected', {
    remote: folder.name,
    version,
    message: rejectionNote(reasons),
    served: pointer?.live ?? null,
  });

/** Stands for what rejects a build, and would do so again: the shell, with what the site lets the remote have. */
export const judgeOf = (
  { shellBuild }: Pick<StartingSite, 'shellBuild'>,
  { paths, budget }: Pick<RegisteredFolder, 'paths' | 'budget'>,
): string =>
  createHash('sha256')
    .update(JSON.stringify([shellBuild, paths, budget]))
    .digest('base64url');
