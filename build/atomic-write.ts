import { randomUUID } from 'node:crypto';
import { glob, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const TEMPORARY = '.temporary-';
/** Longer than any build or fetch takes. */
const ABANDONED_MS = 60 * 60_000;

/**
 * A new path in `folder` for an atomic write: what is complete there is then renamed. What interrupted writes left is
 * deleted after an hour.
 */
export async function temporaryPathIn(folder: string): Promise<string> {
  for await (const name of glob(`${TEMPORARY}*`, { cwd: folder })) {
    const begun = await stat(join(folder, name)).catch(() => undefined);
    if (begun && Date.now() - begun.ctimeMs > ABANDONED_MS)
      await rm(join(folder, name), { recursive: true, force: true });
  }
  return join(folder, TEMPORARY + randomUUID());
}

/** Writes a file whose readers get what it was before or all of `content`. */
export async function replaceFile(file: string, content: string): Promise<void> {
  const temporary = await temporaryPathIn(dirname(file));
  await writeFile(temporary, content);
  await rename(temporary, file);
}
