import type { DataLayerConnection } from '@site/contract';
import { dataOf, dataResponse } from '@site/protocol/data-response.ts';
import type { FileHashes } from '@site/remote-kit/descriptor.ts';
import type { FragmentDemand } from '../../shell/src/fragments/with-fragments.ts';
import type { FactsOfPages, PageFailureReport, PageFile, Visit, Worked } from './page-host.ts';

/** What a thread is told when it starts. */
export interface ThreadData {
  remote: string;
  /** The remote's server bundle. */
  bundle: string;
  /** The folder of the remote's version, and the hashes of its files. */
  folder: string;
  files: FileHashes;
  /** URL of the folder that browsers load its files from, with a trailing slash. */
  base: string;
  /** The shell's server bundle. */
  renderer: string;
  dataLayer: Pick<DataLayerConnection, 'url' | 'key'> | undefined;
  siteUrl: string | undefined;
  /** Whether it says what its code leaves behind, and of which properties it says who changed them. */
  watched?: readonly string[] | undefined;
}

export interface SentRequest {
  url: string;
  method: string;
  headers: [string, string][];
  body: ArrayBuffer | undefined;
}

export interface SentResponse {
  status: number;
  statusText: string;
  headers: [string, string][];
  /** The body, or what the API replied, which is written as JSON only for whoever reads that. */
  content: { body: ArrayBuffer | null } | { data: unknown };
}

export interface SentError {
  name: string;
  message: string;
}

interface SentVisit extends Pick<Visit, 'remotes' | 'preview'> {
  request: SentRequest;
  isTimed: boolean;
}

export type Task =
  | ({ kind: 'render' | 'describe' } & SentVisit)
  | ({ kind: 'fragment'; demand: FragmentDemand } & SentVisit)
  | ({ kind: 'file'; file: PageFile } & SentVisit)
  | { kind: 'addresses' }
  | { kind: 'health' }
  | { kind: 'side-effects' };

/** A value, or a Response, which cannot be sent as it is. */
export type SentResult = { value: unknown } | { response: SentResponse };

/** An error that nothing in the thread caught. */
export interface UncaughtError {
  origin: NodeJS.UncaughtExceptionOrigin;
  message: string;
  stack: string | undefined;
}

export type ToThread =
  | { is: 'task'; visit: number; task: Task }
  /** Nobody waits any more. */
  | { is: 'abort'; visit: number }
  | { is: 'answer'; call: number; result: { response: SentResponse } | { error: SentError } }
  | { is: 'ping' };

export type FromThread =
  | { is: 'ready'; facts: FactsOfPages }
  | { is: 'broken'; error: SentError }
  | { is: 'call'; visit: number; call: number; to: 'api' | 'data-layer'; request: SentRequest }
  | { is: 'result'; visit: number; result: SentResult | { error: SentError }; worked?: Worked | undefined }
  | { is: 'failure'; failure: PageFailureReport }
  | { is: 'uncaught'; uncaught: UncaughtError }
  | { is: 'pong' };

export async function sendRequest(request: Request): Promise<SentRequest> {
  const { url, method, headers } = request;
  return { url, method, headers: [...headers], body: request.body ? await request.arrayBuffer() : undefined };
}

export const receiveRequest = ({ url, ...init }: SentRequest, signal: AbortSignal): Request =>
  new Request(url, { ...init, body: init.body ?? null, signal });

export async function sendResponse(response: Response): Promise<SentResponse> {
  const { status, statusText, headers } = response;
  const data = dataOf(response);
  const content = data === undefined ? { body: response.body && (await response.arrayBuffer()) } : { data };
  return { status, statusText, headers: [...headers], content };
}

export const receiveResponse = ({ content, ...init }: SentResponse): Response =>
  'data' in content ? Object.assign(dataResponse(content.data, init), content) : new Response(content.body, init);

export const sendError = (error: unknown): SentError =>
  error instanceof Error ? { name: error.name, message: messageOf(error) } : { name: 'Error', message: String(error) };

/** With its cause: only text crosses between threads. */
const messageOf = ({ message, cause }: Error): string =>
  cause === undefined ? message : `${message} (${cause instanceof Error ? cause.message : String(cause)})`;

/** A TypeError is what `fetch` fails with. */
export const receiveError = ({ name, message }: SentError): Error =>
  name === 'TypeError' ? new TypeError(message) : Object.assign(new Error(message), { name });
