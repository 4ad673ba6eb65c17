import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Services } from '../services.ts';
import type { QueuedMail } from './outbox.ts';

/** Inside the data folder. */
export const MAIL_FOLDER = 'mail';

export const captureFile = ({ reference, id }: QueuedMail): string => `${reference}-${id}.eml`;

const ID_IN_NAME = /([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.eml$/;

/** Deletes the files of mails that are no longer in the outbox. */
export async function forgetCapturedMail({ db, config }: Pick<Services, 'db' | 'config'>): Promise<void> {
  const folder = join(config.dataDir, MAIL_FOLDER);
  // Listed before the outbox is asked, so that no newer file is deleted.
  const files = await namesById(folder);
  const { rows } = await sql<{
    id: string;
  }>`select id from mail_outbox where id = any(${[...files.keys()]}::uuid[])`.execute(db);
  for (const { id } of rows) files.delete(id);
  for (const name of files.values()) await rm(join(folder, name), { force: true });
}

async function namesById(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return new Map(
    names.flatMap(
      (name) =>
        ID_IN_NAME.exec(name)
          ?.slice(1)
          .map((id) => [id, name] as const) ?? [],
    ),
  );
}
