import { availableParallelism, cpus, totalmem } from 'node:os';

/** A sentence about the machine that measured. */
export function machine(): string {
  const memory = Math.round(totalmem() / 1024 ** 3);
  const processor = cpus()[0]?.model ?? 'an unknown processor';
  return `It measured on ${availableParallelism()} × ${processor}, ${memory} GB, with Node ${process.versions.node}.`;
}
