/** Replaces a backup again and again, in a process that a test can kill. */
import { writeBackup } from '../../api/backup/backup-file.ts';

const BYTES = 20 * 1024 * 1024;
const [file = ''] = process.argv.slice(2);
for (let turn = 0; ; turn += 1) await writeBackup(file, Buffer.alloc(BYTES, turn));
