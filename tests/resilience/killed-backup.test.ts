import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { readBackup } from '../../api/backup/backup-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'killed-backup-'));
const file = join(folder, 'backup.tar.gz');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function killWhileWriting(): Promise<void> {
  const script = join(import.meta.dirname, 'back-up-forever.ts');
  const child = spawn(process.execPath, [script, file], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(2), { timeout: 30_000, interval: 1 });
  child.kill('SIGKILL');
  await ended;
}

test('a server killed in the middle of a backup leaves the one before as it was', async () => {
  let interrupted = false;
  while (!interrupted) {
    await killWhileWriting();
    interrupted = existsSync(`${file}.unfinished`);
    await expect(readBackup(file)).resolves.toBeInstanceOf(File);
  }
});
