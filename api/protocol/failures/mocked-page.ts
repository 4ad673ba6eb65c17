import type { CallMade, Failure } from './failure.ts';

/** Statuses that are the names of states of the mocks. */
const STATES = [400, 401, 403, 404, 409, 410, 429, 500, 502, 503];

/**
 * The query with which the mocked site opens the page of a failure as its visitor saw it: the same states, at the same
 * time. It has the page's path pattern: the mocks know what there is at it.
 */
export function mockedPageQuery({ route, at, calls, ...failure }: Omit<Failure, 'number'>): string {
  const words = [...calls.flatMap(wordOf), ...fileWords(failure)];
  return `route=${encodeURIComponent(route)}&mock=${words.join(',')}&now=${at.toISOString().slice(0, 16)}`;
}

function wordOf({ endpoint, status }: CallMade): string[] {
  if (status === undefined) return [`${endpoint}:pending`];
  if (STATES.includes(status)) return [`${endpoint}:${status}`];
  return status >= 500 ? [`${endpoint}:500`] : [];
}

/** How the remote's files failed, where browsers load them. */
const FILE_STATES: Partial<Record<Failure['kind'], string>> = {
  'file-status': 'missing',
  'file-changed': 'changed',
  'file-unreachable': 'cut-off',
  'too-slow': 'never',
};

function fileWords({ side, remote, kind }: Pick<Failure, 'side' | 'remote' | 'kind'>): string[] {
  const state = side === 'browser' ? FILE_STATES[kind] : undefined;
  return state === undefined || remote === undefined ? [] : [`${remote}:${state}`];
}
