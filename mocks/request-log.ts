import { endpoints, type EndpointName } from '@site/contract';
import { visitorTime } from './call-context.ts';
import type { LoggedRequest } from './logged-request.ts';
import type { MockSettings } from './settings.ts';
import { datasetOf } from './state.ts';

const MOST_REQUESTS = 100;
const MOST_CHARACTERS = 20_000;

/** Those of a visitor's data, newest first. */
export const requestsIn = (settings: MockSettings): LoggedRequest[] =>
  datasetOf(settings.dataset, visitorTime(settings)).requests;

let latestId = 0;

/** Logs a call as it comes in. Returns a function that logs how it was answered. */
export async function logRequest(
  request: Request,
  settings: MockSettings,
  facts: Pick<LoggedRequest, 'endpoint' | 'state' | 'from'>,
): Promise<(response?: Response) => Promise<void>> {
  const begin = performance.now();
  const { pathname, search } = new URL(request.url);
  const entry: LoggedRequest = {
    id: (latestId += 1),
    at: visitorTime(settings).toISOString(),
    method: request.method,
    url: pathname + search,
    ...facts,
    status: null,
    ms: null,
    request: await textOf(request),
    response: '',
  };
  const requests = requestsIn(settings);
  requests.unshift(entry);
  requests.splice(MOST_REQUESTS);
  return async (response) => {
    entry.ms = Math.round(performance.now() - begin);
    if (!response) return;
    entry.response = await textOf(response);
    entry.status = response.status;
  };
}

const endpointNames: ReadonlyMap<string, EndpointName> = new Map(
  Object.entries(endpoints).map(([name, { path }]) => [path, name as EndpointName]),
);

export const endpointAt = (url: string): EndpointName | null => endpointNames.get(new URL(url).pathname) ?? null;

const TEXT = /json|text|xml|urlencoded/;

async function textOf(message: Request | Response): Promise<string> {
  if (!message.body) return '';
  const type = message.headers.get('content-type') ?? '';
  if (!TEXT.test(type)) return `(${type || 'of an unknown type'})`;
  const text = withoutPasswords(await message.clone().text());
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}

/** In JSON and in a posted form. */
const withoutPasswords = (text: string): string =>
  text.replaceAll(/("password"\s*:\s*")(?:[^"\\]|\\.)*/g, '$1••••••').replaceAll(/\b(password=)[^&\s]*/g, '$1••••••');
