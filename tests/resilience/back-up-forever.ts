/** Replaces a backup again and again, in a process that a test can kill. */
import { gzipSync } from 'node:zlib';
import { writeBackup } from '../../api/backup/backup-file.ts';

const BYTES = 20 * 1024 * 1024;
const [file = ''] = process.argv.slice(2);

/** What is looked for in every backup, at the start of an archive of this size. */
function archive(turn: number): Uint8Array {
  const tar = Buffer.alloc(BYTES, turn);
  tar.write('ustar', 257);
  tar.write('PG_VERSION, global/pg_control', 512);
  return gzipSync(tar, { level: 0 });
}

for (let turn = 0; ; turn += 1) await writeBackup(file, archive(turn));
