import { randomUUID } from 'node:crypto';
import { glob, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const UNFINISHED = '.unfinished-';
/** Longer than any build or fetch takes. */
const ABANDONED_MS = 60 * 60_000;

/**
 * A new path in `folder` for what must not be seen before it is complete, and is then renamed. What somebody left
 * unfinished there is deleted after an hour.
 */
export async function unfinishedIn(folder: string): Promise<string> {
  for await (const name of glob(`${UNFINISHED}*`, { cwd: folder })) {
    const begun = await stat(join(folder, name)).catch(() => undefined);
    if (begun && Date.now() - begun.ctimeMs > ABANDONED_MS)
      await rm(join(folder, name), { recursive: true, force: true });
  }
  return join(folder, UNFINISHED + randomUUID());
}

/** Writes a file whose readers get what it was before or all of `content`. */
export async function replaceFile(file: string, content: string): Promise<void> {
  const unfinished = await unfinishedIn(dirname(file));
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}
