import { join } from 'node:path';
import { Hono } from 'hono';
import { readNotices, type Notice } from '../../build/licences.ts';
import type { FoundRemote } from '../remotes/found-remote.ts';

/** /licences.txt: the notices of all packages that browsers receive from the shell and the remotes it serves. */
export function createLicences(shell: string, remotes: () => readonly FoundRemote[]): Hono {
  return new Hono().get('/licences.txt', async (context) => {
    const served = remotes().flatMap(({ build }) =>
      build?.versions ? join(build.versions, build.version, 'client') : [],
    );
    const folders = [join(shell, 'dist/client'), ...served];
    // A build from before there were notices has none.
    const notices = await Promise.all(folders.map((folder) => readNotices(folder).catch(() => [])));
    return context.text(licencesText(notices.flat()), 200, { 'cache-control': 'public, max-age=3600' });
  });
}

function licencesText(notices: readonly Notice[]): string {
  const packages = new Map(notices.map((notice) => [`${notice.name} ${notice.version}`, notice]));
  const sections = [...packages]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([title, { identifier, text }]) => `${title}${identifier ? ` (${identifier})` : ''}\n\n${text ?? ''}`);
  return `This site is made with the work of others. These are its licences.\n\n${sections.join(`\n\n${RULE}\n\n`)}\n`;
}

const RULE = '-'.repeat(72);
