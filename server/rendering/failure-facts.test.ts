import { newFailureNumber } from '@site/contract';
import { explainFailure } from '@site/protocol';
import { describe, expect, test } from 'vitest';
import { RemoteUnavailableError } from '../../shell/src/remotes/registry.ts';
import { createFailureRecorder, noticed } from '../failures/record-failure.ts';
import { createLog } from '@site/api/program';
import { failureFactsOf } from './failure-facts.ts';
import { reportFailure } from './report-failure.ts';
import type { PageFailureReport } from './page-host.ts';

const VERSION = '0.1.0-90ac55e17d02';
const WHO = `job-board ${VERSION}`;
const remote = { name: 'job-board', version: VERSION, routes: [] };

/** As the panel's page is told of it. */
const unavailable = (cause: unknown) => new RemoteUnavailableError(remote, { cause });
const answered = (status: number) => ({ status, statusText: '', internal: false, data: null });
const thrown = (error: Error, at: string) =>
  Object.assign(error, { stack: `${error}\n    at x (file:///srv/remotes/job-board/dist/${VERSION}/${at})` });
const custom = Object.assign(new Error('x'), { name: 'ZebedeeError' });

const explained = (error: unknown, calls: { endpoint: string; status?: number }[] = []) =>
  explainFailure({
    side: 'server',
    route: '/jobs',
    remote: 'job-board',
    version: VERSION,
    calls,
    ...failureFactsOf(error),
  });

describe('a fault on the server is explained in one sentence', () => {
  const gaveUp = (seconds: string) =>
    `The page /jobs of ${WHO} took longer than ${seconds} on the server, which gave up.`;
  const threw = (what: string) => `The page /jobs of ${WHO} threw ${what}.`;
  const broken = (what: string) => `The code of ${WHO} threw ${what} when the server loaded it`;
  test.each<[string, unknown, string, { endpoint: string; status?: number }[]?]>([
    ['a page late', unavailable(new Error('It took longer than 800 ms')), gaveUp('0.8 seconds')],
    ['a page late in a trial', unavailable(new Error('It took longer than 5000 ms')), gaveUp('5 seconds')],
    ['a page late by a second', unavailable(new Error('It took longer than 1000 ms')), gaveUp('a second')],
    [
      'a page late with calls',
      unavailable(new Error('With its calls, it took longer than 30000 ms')),
      gaveUp('30 seconds'),
    ],
    ['code late', unavailable(new Error('Its code was not loaded within 10000 ms')), gaveUp('10 seconds')],
    [
      'a page without end',
      unavailable(new Error('It took longer than 800 ms, and it is stuck')),
      `The page /jobs of ${WHO} took longer than 0.8 seconds on the server and never gave its thread back, which was ended.`,
    ],
    [
      'a call without end',
      unavailable(new Error('With its calls, it took longer than 30000 ms, and it is stuck')),
      `The page /jobs of ${WHO} took longer than 30 seconds on the server and never gave its thread back, which was ended.`,
    ],
    [
      'a changed bundle',
      unavailable(new Error('Its code could not be loaded: server/routes.js was changed after the build')),
      `The file server/routes.js of ${WHO} did not have the hash that the version names, so the server refused to run it and /jobs could not be shown.`,
    ],
    [
      'code that throws',
      unavailable(new Error('Its code could not be loaded: x is undefined')),
      `${broken('an Error')}, so /jobs could not be shown.`,
    ],
    [
      'large buffers',
      unavailable(new Error('Its buffers take more than 256 MB')),
      `The code of ${WHO} took more memory than it may on the server, which ended it while it made /jobs.`,
    ],
    [
      'many objects',
      unavailable(new Error('Error [ERR_WORKER_OUT_OF_MEMORY]: Worker terminated due to reaching memory limit')),
      `The code of ${WHO} took more memory than it may on the server, which ended it while it made /jobs.`,
    ],
    [
      'an ended thread',
      unavailable(new Error('It ended itself with code 7')),
      `The thread of ${WHO} ended on the server while it made /jobs.`,
    ],
    [
      'no build',
      unavailable(new Error('No build of it was found')),
      `The server has no build of ${WHO} that it can serve, so /jobs could not be shown.`,
    ],
    [
      'no route',
      unavailable(new Error('It exposes no route "/jobs"')),
      `Job-board ${VERSION} has no page /jobs, although the registry says so.`,
    ],
    [
      'no reason',
      unavailable(undefined),
      `The code of ${WHO} did not load, and the server did not say why, so /jobs could not be shown.`,
    ],
    [
      'a reason of its own',
      unavailable('Ben Smith was here'),
      `The code of ${WHO} did not load, and the server did not say why, so /jobs could not be shown.`,
    ],
    ['a TypeError', new TypeError('x'), threw('a TypeError on the server')],
    ['a RangeError', new RangeError('x'), threw('a RangeError on the server')],
    ['a ReferenceError', new ReferenceError('x'), threw('a ReferenceError on the server')],
    ['a SyntaxError', new SyntaxError('x'), threw('a SyntaxError on the server')],
    ['a URIError', new URIError('x'), threw('a URIError on the server')],
    ['an error of its own', custom, threw('an Error on the server')],
    ['a text', 'Ben Smith', threw('an Error on the server')],
    ['nothing', undefined, threw('an Error on the server')],
    [
      'a place',
      thrown(new TypeError('x'), 'server/routes.js:12:7'),
      threw('a TypeError on the server, in server/routes.js, line 12'),
    ],
    [
      'a place in a chunk',
      thrown(new Error('x'), 'server/assets/page-B1.js:3:1'),
      threw('an Error on the server, in server/assets/page-B1.js, line 3'),
    ],
    ['an abort', new DOMException('x', 'AbortError'), threw('an AbortError on the server')],
    ['a timeout', new DOMException('x', 'TimeoutError'), threw('a TimeoutError on the server')],
    ['an answer', answered(500), `The page /jobs of ${WHO} answered with status 500.`],
    [
      'a failed call',
      answered(502),
      `The page /jobs of ${WHO} answered with status 502, because the API answered its call getJobs with status 500.`,
      [{ endpoint: 'getJobs', status: 500 }],
    ],
    [
      'an outage',
      answered(503),
      `The page /jobs of ${WHO} answered with status 503, because the API answered its call jobCategories with status 503.`,
      [
        { endpoint: 'getJobs', status: 200 },
        { endpoint: 'jobCategories', status: 503 },
      ],
    ],
    [
      'a late call',
      answered(502),
      `The page /jobs of ${WHO} answered with status 502, because the API did not answer its call getJobs in time.`,
      [{ endpoint: 'getJobs' }],
    ],
    [
      'a limit',
      answered(503),
      `The page /jobs of ${WHO} answered with status 503, because the API answered its call getJobs with status 429.`,
      [{ endpoint: 'getJobs', status: 429 }],
    ],
  ])('%s', (_fault, error, sentence, calls) => {
    expect(explained(error, calls)).toBe(sentence);
  });
});

describe('a fault in a browser is explained in one sentence', () => {
  const file = 'assets/page-Bx3k9Q2a.js';
  const shown = 'so /jobs could not be shown.';
  const inBrowser = { side: 'browser', route: '/jobs', remote: 'job-board', version: VERSION, calls: [] } as const;
  test.each<[Parameters<typeof explainFailure>[0], string]>([
    ...[400, 403, 404, 410, 500, 502, 503].map((status): [Parameters<typeof explainFailure>[0], string] => [
      { ...inBrowser, kind: 'file-status', file, status },
      `The file ${file} of ${WHO} was answered with status ${status}, ${shown}`,
    ]),
    [{ ...inBrowser, kind: 'file-status', status: 404 }, `A file of ${WHO} was answered with status 404, ${shown}`],
    [
      { ...inBrowser, kind: 'file-changed', file },
      `The file ${file} of ${WHO} did not have the hash that the version names, so the browser refused it and /jobs could not be shown.`,
    ],
    [
      { ...inBrowser, kind: 'file-changed', file: 'module-hashes.json' },
      `The file module-hashes.json of ${WHO} did not have the hash that the version names, so the browser refused it and /jobs could not be shown.`,
    ],
    [
      { ...inBrowser, kind: 'file-unreachable', file },
      `The file ${file} of ${WHO} could not be fetched: the browser got no answer, ${shown}`,
    ],
    [
      { ...inBrowser, kind: 'too-slow', milliseconds: 20_000 },
      `The code of ${WHO} did not arrive within 20 seconds, ${shown}`,
    ],
    [{ ...inBrowser, kind: 'no-page' }, `Job-board ${VERSION} has no page /jobs, although the registry says so.`],
    [
      { ...inBrowser, kind: 'not-loaded' },
      `The code of ${WHO} did not load, and the browser did not say why, ${shown}`,
    ],
    [
      { ...inBrowser, kind: 'threw-on-load', error: 'ReferenceError', file, line: 2 },
      `The code of ${WHO} threw a ReferenceError when the browser loaded it, in ${file}, line 2, ${shown}`,
    ],
    [
      { ...inBrowser, kind: 'threw', error: 'TypeError', file, line: 1 },
      `The page /jobs of ${WHO} threw a TypeError in the browser, in ${file}, line 1.`,
    ],
    [
      { ...inBrowser, kind: 'threw', error: 'EvalError' },
      `The page /jobs of ${WHO} threw an EvalError in the browser.`,
    ],
    [{ ...inBrowser, kind: 'threw', version: undefined }, 'The page /jobs of job-board threw an Error in the browser.'],
    [
      { ...inBrowser, route: 'not-found', kind: 'threw' },
      `The page for unknown addresses of ${WHO} threw an Error in the browser.`,
    ],
  ])('%o', (failure, sentence) => {
    expect(explainFailure(failure)).toBe(sentence);
  });
});

describe('a fault of a fragment in another remote’s page is explained in one sentence', () => {
  const file = 'assets/latest-jobs-D4fq81Lz.js';
  const inPage = {
    side: 'browser',
    route: '/candidates',
    remote: 'job-board',
    version: VERSION,
    fragment: 'latest-jobs',
    calls: [],
  } as const;
  const effect = 'so its fragment latest-jobs did not work in /candidates.';
  const threw = (what: string, where: string) =>
    `The fragment latest-jobs of ${WHO} threw ${what} in the browser${where}, in the page /candidates.`;
  test.each<[Parameters<typeof explainFailure>[0], string]>([
    [
      { ...inPage, kind: 'file-status', file, status: 404 },
      `The file ${file} of ${WHO} was answered with status 404, ${effect}`,
    ],
    [
      { ...inPage, kind: 'file-changed', file },
      `The file ${file} of ${WHO} did not have the hash that the version names, so the browser refused it and ${effect.slice(3)}`,
    ],
    [
      { ...inPage, kind: 'file-unreachable', file },
      `The file ${file} of ${WHO} could not be fetched: the browser got no answer, ${effect}`,
    ],
    [{ ...inPage, kind: 'not-loaded' }, `The code of ${WHO} did not load, and the browser did not say why, ${effect}`],
    [
      { ...inPage, kind: 'threw-on-load', error: 'SyntaxError', file, line: 3 },
      `The code of ${WHO} threw a SyntaxError when the browser loaded it, in ${file}, line 3, ${effect}`,
    ],
    [{ ...inPage, kind: 'threw', error: 'TypeError', file, line: 1 }, threw('a TypeError', `, in ${file}, line 1`)],
    [{ ...inPage, kind: 'threw' }, threw('an Error', '')],
  ])('%o', (failure, sentence) => {
    expect(explainFailure(failure)).toBe(sentence);
  });
});

test('10,000 names, addresses and numbers in errors, causes, stacks and paths leave no trace', async () => {
  const lines: string[] = [];
  const stored: unknown[] = [];
  const record = createFailureRecorder({
    log: createLog((line) => lines.push(line)),
    failures: { mayReport: async () => true, record: async (failure) => void stored.push(failure) },
  });
  for (let n = 0; n < 10_000; n++) {
    const canary = [`Zebedee${n}Quux`, `zebedee.${n}@canary.example`, `07700 9${String(n).padStart(5, '0')}`][n % 3]!;
    const error = Object.assign(new Error(canary), {
      name: n % 2 ? canary : 'TypeError',
      stack: `Error: ${canary}\n at ${canary} (/remotes/x/server/${canary.replace(' ', '')}.js:1:1)`,
    });
    const faults = [error, unavailable(error), unavailable(canary), { status: 500, data: { message: canary } }, canary];
    const reports: PageFailureReport[] = [];
    reportFailure(faults[n % faults.length], n % 4 ? '/jobs' : `/jobs/${canary}`, (report) => reports.push(report));
    const build = { files: { 'server/routes.js': 'sha256-x' } };
    for (const report of reports)
      await record(noticed(report, { remote: 'job-board', version: VERSION }), { routes: [{ path: '/jobs' }], build });
  }
  expect([stored.length, lines.length]).toEqual([10_000, 10_000]);
  expect(`${JSON.stringify(stored)}${lines.join('')}`).not.toMatch(/zebedee|canary|07700|quux/i);
}, 60_000);

test('while the database hangs, only a few failures wait for it, and all are in the log', async () => {
  const lines: string[] = [];
  let waiting = 0;
  const record = createFailureRecorder({
    log: createLog((line) => lines.push(line)),
    failures: {
      mayReport: async () => true,
      record() {
        waiting += 1;
        return new Promise(() => undefined);
      },
    },
  });
  for (let n = 0; n < 100; n++)
    reportFailure(
      answered(502),
      '/jobs',
      (report) => void record(noticed(report, {}), { routes: [{ path: '/jobs' }] }),
    );
  await expect.poll(() => lines.filter((line) => line.includes('failure.not-stored'))).toHaveLength(80);
  expect(waiting).toBe(20);
  expect(lines.filter((line) => line.includes('page.failed'))).toHaveLength(100);
});

test('whoever sees a failure is told a number and nothing of the error', () => {
  const told = reportFailure(new Error('Ben Smith'), '/jobs', () => undefined);
  expect(told).toEqual({
    message: 'Something went wrong while we made this page.',
    number: expect.stringMatching(/^ERR-/),
  });
  expect(told.number).not.toBe(newFailureNumber());
});
