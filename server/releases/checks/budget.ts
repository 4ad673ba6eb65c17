import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteDescriptor } from '@site/remote-kit/descriptor.ts';
import { counted, type Check } from './check.ts';

/** Whether a browser needs no more JavaScript of the remote's own for any route than `budget`, in compressed bytes. */
export async function checkBudget(
  { routes }: RemoteDescriptor,
  folder: string,
  budget: { js: number },
): Promise<Check> {
  const sizes = await Promise.all(
    routes.map(async ({ path, js }) => ({
      path,
      bytes: sum(await Promise.all(js.map((file) => sentBytes(folder, file)))),
    })),
  );
  const largest = sizes.reduce((most, each) => (each.bytes > most.bytes ? each : most), { path: '', bytes: 0 });
  const tooLarge = sizes.filter(({ bytes }) => bytes > budget.js).length;
  return {
    checked: `JavaScript: ${kilobytes(largest.bytes)} of ${kilobytes(budget.js)} for ${largest.path || 'no route'}`,
    problems: tooLarge === 0 ? [] : [`${counted(tooLarge, 'route')} would need more JavaScript than the budget allows`],
  };
}

/** With Brotli; the build does not compress what is small. */
async function sentBytes(folder: string, file: string): Promise<number> {
  const path = join(folder, 'client', file);
  const { size } = await stat(`${path}.br`).catch(() => stat(path));
  return size;
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
