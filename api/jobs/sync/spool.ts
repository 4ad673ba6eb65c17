import { open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { makeDataFolder, PRIVATE_FILE } from '../../data-folder.ts';
import type { JobContent } from '../../feeds/feed.ts';
import { withDeadline } from '../../waiting.ts';

/** For each step: a disk may not answer. */
const STEP_MS = 60_000;
const step = <Value>(work: () => Promise<Value>) => withDeadline('The disk of the data folder', STEP_MS, work);

/**
 * Where the jobs of a feed wait, some at a time, until all of it has been read: on the disk, as memory has no room for
 * them. The file has no name any more once it is open, so that nothing is left of it whatever happens.
 */
export class Spool {
  readonly #file: FileHandle;
  /** Bytes of each portion. */
  readonly #sizes: number[] = [];
  #end = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async open(dataDir: string, run: number): Promise<Spool> {
    const path = join(makeDataFolder(dataDir), `feed-${run}`);
    return step(async () => {
      const file = await open(path, 'w+', PRIVATE_FILE);
      await rm(path);
      return new Spool(file);
    });
  }

  async add(jobs: readonly JobContent[]): Promise<void> {
    if (jobs.length === 0) return;
    const bytes = serialize(jobs);
    await step(() => this.#file.write(bytes, 0, bytes.length, this.#end));
    this.#sizes.push(bytes.length);
    this.#end += bytes.length;
  }

  /** In the order in which they came. */
  async *portions(): AsyncIterable<JobContent[]> {
    let start = 0;
    for (const size of this.#sizes) {
      const bytes = Buffer.alloc(size);
      await step(() => this.#file.read(bytes, 0, size, start));
      start += size;
      yield deserialize(bytes) as JobContent[];
    }
  }

  async close(): Promise<void> {
    await step(() => this.#file.close());
  }
}
