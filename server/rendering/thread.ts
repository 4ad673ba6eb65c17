/** A thread that runs one version of a remote: it renders the remote's pages with the shell's code. */
import { pathToFileURL } from 'node:url';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import type { RemoteModule } from '@site/remote-kit';
import type { createRenderer } from '../../shell/src/entry-server.tsx';
import { createInProcessHost } from './in-process-host.ts';
import type { SendCall, Visit } from './page-host.ts';
import { shareOneCopy } from './shared-packages.ts';
import {
  receiveError,
  receiveRequest,
  receiveResponse,
  sendError,
  sendRequest,
  sendResponse,
  type FromThread,
  type SentResult,
  type Task,
  type ThreadData,
  type ToThread,
} from './thread-messages.ts';
import { watchSideEffects } from './side-effects.ts';
import { loadVerifiedOnly } from './verified-files.ts';

const port = parentPort as MessagePort;
const { remote, bundle, folder, files, base, renderer, dataLayer, siteUrl, watched } = workerData as ThreadData;
const send = (message: FromThread) => port.postMessage(message);

// Whatever was waiting for it has failed; other pages have not.
process.on('uncaughtException', (error: unknown, origin) => {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  send({ is: 'uncaught', uncaught: { origin, message, stack } });
});

// Its bundle names the files of browsers with it: build/remote-config.ts.
Object.assign(globalThis, { remoteBase: base });

shareOneCopy(renderer);
loadVerifiedOnly(folder, files);
const importFile = <Module>(file: string) => import(pathToFileURL(file).href) as Promise<Module>;

const loadRenderer = async () => (await importFile<{ createRenderer: typeof createRenderer }>(renderer)).createRenderer;
// What the site's own code leaves is no remote's.
if (watched) await loadRenderer();
const sideEffects = watched && watchSideEffects(folder, watched);

const host = createInProcessHost({
  remote,
  load: () => importFile<RemoteModule>(bundle),
  loadRenderer,
  dataLayer,
  siteUrl,
  onFailure: (failure) => send({ is: 'failure', failure }),
});

const visits = new Map<number, AbortController>();
const calls = new Map<number, PromiseWithResolvers<Response>>();
let lastCall = 0;

port.on('message', (message: ToThread) => {
  if (message.is === 'ping') send({ is: 'pong' });
  else if (message.is === 'abort') visits.get(message.visit)?.abort();
  else if (message.is === 'answer') takeAnswer(message);
  else void work(message.visit, message.task);
});

await host.facts().then(
  (facts) => send({ is: 'ready', facts }),
  (error: unknown) => send({ is: 'broken', error: sendError(error) }),
);

async function work(visit: number, task: Task): Promise<void> {
  const controller = new AbortController();
  visits.set(visit, controller);
  const from = 'isTimed' in task && task.isTimed ? now() : undefined;
  const worked = () => (from === undefined ? undefined : { from, until: now() });
  try {
    send({ is: 'result', visit, result: await resultOf(task, visit, controller.signal), worked: worked() });
  } catch (error) {
    send({ is: 'result', visit, result: { error: sendError(error) }, worked: worked() });
  } finally {
    visits.delete(visit);
  }
}

async function resultOf(task: Task, visit: number, signal: AbortSignal): Promise<SentResult> {
  if (task.kind === 'health') return { value: await host.health() };
  if (task.kind === 'side-effects') return { value: sideEffects?.found() ?? [] };
  const sendCall = callsOf(visit);
  if (task.kind === 'addresses') return { value: await host.addresses({ sendCall }) };
  const { remotes, preview } = task;
  const page: Visit = { request: receiveRequest(task.request, signal), remotes, preview, sendCall };
  if (task.kind === 'fragment') return { value: await host.fragment(page, task.demand) };
  const result = await (task.kind === 'file' ? host.file(page, task.file) : host[task.kind](page));
  return result instanceof Response ? { response: await sendResponse(result) } : { value: result };
}

const now = () => performance.timeOrigin + performance.now();

/** The main thread makes the calls: it knows the visitor's cookies, and the API. */
const callsOf =
  (visit: number): SendCall =>
  async (request, to) => {
    const call = (lastCall += 1);
    const answer = Promise.withResolvers<Response>();
    calls.set(call, answer);
    send({ is: 'call', visit, call, to, request: await sendRequest(request) });
    return answer.promise;
  };

function takeAnswer({ call, result }: Extract<ToThread, { is: 'answer' }>): void {
  const answer = calls.get(call);
  calls.delete(call);
  if ('error' in result) answer?.reject(receiveError(result.error));
  else answer?.resolve(receiveResponse(result.response));
}
