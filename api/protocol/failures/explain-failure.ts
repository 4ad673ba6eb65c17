import type { ExplainedFailure } from '@site/contract';
import type { Failure } from './failure.ts';
import { mockedPageQuery } from './mocked-page.ts';

type Explained = Omit<Failure, 'number' | 'at'>;

/** As staff read it. */
export const toExplained = (failure: Failure, mockedSite: string | undefined): ExplainedFailure => ({
  number: failure.number,
  at: failure.at.toISOString(),
  route: failure.route,
  explanation: explainFailure(failure),
  mockedPage:
    mockedSite === undefined || failure.kind === 'call-threw'
      ? null
      : `${mockedSite}/mocks/failed-page?${mockedPageQuery(failure)}`,
});

/** What happened, in one sentence for staff. */
export function explainFailure(failure: Explained): string {
  const { route, kind, fragment, file, status, error = 'Error', milliseconds = 0 } = failure;
  const who = whoIn(failure);
  const page = pageOf(failure);
  const notShown =
    fragment === undefined ? `${route} could not be shown` : `its fragment ${fragment} did not work in ${route}`;
  const what = file === undefined ? `A file of ${who}` : `The file ${file} of ${who}`;
  switch (kind) {
    case 'file-status':
      return `${what} was answered with status ${status ?? 'unknown'}, so ${notShown}.`;
    case 'file-changed':
      return failure.side === 'browser'
        ? `${what} did not have the hash that the version names, so the browser refused it and ${notShown}.`
        : `${what} did not have the hash that the version names, so the server refused to run it and ${notShown}.`;
    case 'file-unreachable':
      return `${what} could not be fetched: the browser got no answer, so ${notShown}.`;
    case 'not-loaded':
      return `The code of ${who} did not load, and the ${failure.side} did not say why, so ${notShown}.`;
    case 'threw-on-load':
      return `The code of ${who} threw ${named(error)} when the ${failure.side} loaded it${place(failure)}, so ${notShown}.`;
    case 'no-page':
      return `${capitalised(who)} has no page ${route}, although the registry says so.`;
    case 'no-build':
      return `The server has no build of ${who} that it can serve, so ${notShown}.`;
    case 'too-slow':
      return failure.side === 'browser'
        ? `The code of ${who} did not arrive within ${inSeconds(milliseconds)}, so ${notShown}.`
        : `${page} of ${who} took longer than ${inSeconds(milliseconds)} on the server, which gave up.`;
    case 'stuck':
      return `${page} of ${who} took longer than ${inSeconds(milliseconds)} on the server and never gave its thread back, which was ended.`;
    case 'out-of-memory':
      return `The code of ${who} took more memory than it may on the server, which ended it while it made ${route}.`;
    case 'ended':
      return `The thread of ${who} ended on the server while it made ${route}.`;
    case 'threw':
      return `${page} of ${who} threw ${named(error)} ${failure.side === 'browser' ? 'in the browser' : 'on the server'}${place(failure)}${fragment === undefined ? '' : `, in the page ${route}`}.`;
    case 'answered':
      return `${page} of ${who} answered with status ${status ?? 500}${because(failure)}.`;
    case 'server':
      return `The server itself failed with ${named(error)} before it could make ${route}.`;
    case 'call-threw':
      return `The endpoint ${failure.calls[0]?.endpoint ?? route} of the API threw ${named(error)} and answered a browser’s call with status 500.`;
  }
}

function pageOf({ route, fragment }: Explained): string {
  if (fragment !== undefined) return `The fragment ${fragment}`;
  return route === 'not-found' ? 'The page for unknown addresses' : `The page ${route}`;
}

const whoIn = ({ remote = 'the shell', version }: Explained): string =>
  version === undefined ? remote : `${remote} ${version}`;

const place = ({ file, line }: Explained): string =>
  file === undefined ? '' : `, in ${file}${line === undefined ? '' : `, line ${line}`}`;

const named = (error: string): string => (/^[AEIOU](?!RI)/.test(error) ? `an ${error}` : `a ${error}`);

const inSeconds = (milliseconds: number): string =>
  milliseconds === 1_000 ? 'a second' : `${milliseconds / 1_000} seconds`;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The first call that failed. */
function because({ calls }: Explained): string {
  const failed = calls.find(({ status = 599 }) => status >= 500 || status === 429);
  if (!failed) return '';
  return failed.status === undefined
    ? `, because the API did not answer its call ${failed.endpoint} in time`
    : `, because the API answered its call ${failed.endpoint} with status ${failed.status}`;
}
