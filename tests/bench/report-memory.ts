/** Loaded into a measured server: collects garbage and reports its memory when it is asked to. */
import type { Memory } from './site.ts';

const MEGABYTE = 1024 ** 2;

process.on('message', () => {
  void globalThis.gc!({ type: 'major', execution: 'async' }).then(() => {
    const { rss, heapUsed, external } = process.memoryUsage();
    const memory: Memory = { rss: rss / MEGABYTE, used: (heapUsed + external) / MEGABYTE };
    process.send!(memory);
  });
});
// The server ends although somebody could still ask.
process.channel!.unref();
