/** Loaded into a measured server: says how much memory and processor time it takes, when it is asked to. */
import type { Memory } from './site.ts';

const MEGABYTE = 1024 ** 2;

process.on('message', (asked) => {
  if (asked === 'memory') void reportMemory();
  else process.send!(process.cpuUsage());
});
// The server ends although somebody could still ask.
process.channel!.unref();

/** Without what could be collected. */
async function reportMemory(): Promise<void> {
  await globalThis.gc!({ type: 'major', execution: 'async' });
  const { rss, heapUsed, external } = process.memoryUsage();
  const memory: Memory = { rss: rss / MEGABYTE, used: (heapUsed + external) / MEGABYTE };
  process.send!(memory);
}
