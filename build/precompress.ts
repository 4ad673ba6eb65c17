import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** In bytes; smaller files gain little. */
const MIN_BYTES = 500;

/** Writes `.br` and `.gz` beside every text file, so that the server never compresses on request. */
export async function precompress(folder: string): Promise<void> {
  const files = globSync('**/*.{js,css,json,svg}', { cwd: folder });
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(join(folder, file));
      if (content.length < MIN_BYTES) return;
      await writeFile(join(folder, `${file}.br`), await toBrotli(content));
      await writeFile(join(folder, `${file}.gz`), await toGzip(content, { level: 9 }));
    }),
  );
}
