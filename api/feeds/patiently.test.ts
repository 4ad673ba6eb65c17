import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { patiently } from './patiently.ts';

const chunk = new Uint8Array(1);

test('a body is read to its end, however long its reader takes', async () => {
  const body = new Blob(['abc']).stream();
  const read: string[] = [];
  for await (const bytes of patiently('The letters', 40, body)) {
    await wait(60);
    read.push(new TextDecoder().decode(bytes));
  }
  expect(read.join('')).toBe('abc');
});

test('the waits for a body count together, and it is cancelled', async () => {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => wait(15).then(() => controller.enqueue(chunk)),
    cancel: () => void (isCancelled = true),
  });
  const readAll = async () => {
    for await (const bytes of patiently('The bytes', 60, body)) expect(bytes).toEqual(chunk);
  };
  await expect(readAll()).rejects.toThrow('The bytes took more than');
  expect(isCancelled).toBe(true);
});

test('a body that nobody reads on is cancelled', async () => {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(chunk),
    cancel: () => void (isCancelled = true),
  });
  for await (const bytes of patiently('The bytes', 1_000, body)) {
    expect(bytes).toEqual(chunk);
    break;
  }
  expect(isCancelled).toBe(true);
});
