/** The thread in which the embedded database runs: it answers one call after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { startPGlite } from './start-pglite.ts';
import type { DatabaseAnswer, DatabaseCall } from './threaded-pglite.ts';

const pglite = await startPGlite({ dataDir: workerData as string });
parentPort?.on('message', (call: DatabaseCall) => void answer(call));
parentPort?.postMessage('ready');

async function answer(call: DatabaseCall): Promise<void> {
  parentPort?.postMessage(await resultOf(call));
}

async function resultOf(call: DatabaseCall): Promise<DatabaseAnswer> {
  try {
    return { id: call.id, value: await valueOf(call) };
  } catch (error) {
    // The copy of an error that a thread sends has neither its code nor its other fields.
    const { message } = error as Error;
    return { id: call.id, error: { ...(error as Error), message } };
  }
}

async function valueOf(call: DatabaseCall): Promise<unknown> {
  if (call.is === 'query') return pglite.query(call.text, call.parameters);
  if (call.is === 'close') return pglite.close();
  return new Uint8Array(await (await pglite.dumpDataDir('gzip')).arrayBuffer());
}
