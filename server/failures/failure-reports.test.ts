import { beforeEach, expect, test } from 'vitest';
import type { Failure } from '@site/protocol';
import { createLog } from '@site/api/program';
import { explainFailure } from '@site/protocol';
import { FAILURE_REPORTS } from '../../shell/src/reports/failure-report.ts';
import { createReadCounter } from '../http/rejection.ts';
import type { FoundRemote } from '../remotes/found-remote.ts';
import type { RemoteBuild } from '../remotes/remote-build.ts';
import { CONNECTION } from '../serving.test-support.ts';
import { createFailureReports } from './failure-reports.ts';
import { createFailureRecorder } from './record-failure.ts';

const VERSION = '0.1.0-90ac55e17d02';
const build = {
  name: 'job-board',
  version: VERSION,
  base: `/remotes/job-board/${VERSION}/`,
  entry: 'entry.js',
  routes: [{ path: '/jobs/:slug', layout: 'site', js: [], css: [] }],
  files: { 'client/assets/page-Bx3k9Q2a.js': 'sha256-x' },
  fragments: [{ name: 'latest-jobs', input: {}, js: [], css: [] }],
} as unknown as RemoteBuild;
const remote: FoundRemote = { name: 'job-board', paths: ['/jobs/*'], build };

let stored: Omit<Failure, 'at'>[];
let lines: string[];
let mayReport: boolean;
let site: ReturnType<typeof createFailureReports>;
beforeEach(() => {
  stored = [];
  lines = [];
  mayReport = true;
  const failures = {
    mayReport: async () => mayReport,
    record: async (failure: Omit<Failure, 'at'>) => void stored.push(failure),
  };
  site = createFailureReports({
    api: { addressOf: () => '192.0.2.1' },
    pages: { remotes: () => [remote], build: async ({ version }) => (version === VERSION ? build : undefined) },
    countRead: createReadCounter(() => 0),
    failures,
    record: createFailureRecorder({ log: createLog((line) => lines.push(line)), failures }),
  });
});

const REPORT = {
  number: 'ERR-7K2M9Q',
  route: '/jobs/:slug',
  remote: 'job-board',
  version: VERSION,
  kind: 'file-status',
  file: 'assets/page-Bx3k9Q2a.js',
  status: 404,
};

async function send(report: object, headers: Record<string, string> = {}): Promise<number> {
  const init = {
    method: 'POST',
    body: JSON.stringify(report),
    headers: { 'content-type': 'application/json', ...headers },
  };
  return (await site.request(FAILURE_REPORTS, init, CONNECTION)).status;
}

test('a browser’s report is stored and logged by its number, and says which file of which version failed, and how', async () => {
  expect(await send(REPORT)).toBe(204);
  expect(stored.map(explainFailure)).toEqual([
    `The file assets/page-Bx3k9Q2a.js of job-board ${VERSION} was answered with status 404, so /jobs/:slug could not be shown.`,
  ]);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    event: 'page.failed',
    id: 'ERR-7K2M9Q',
    version: VERSION,
    status: 404,
  });
});

test('of a fragment, it names the fragment and the page that it was in', async () => {
  expect(await send({ ...REPORT, fragment: 'latest-jobs' })).toBe(204);
  expect(stored.map(explainFailure)).toEqual([
    `The file assets/page-Bx3k9Q2a.js of job-board ${VERSION} was answered with status 404, so its fragment latest-jobs did not work in /jobs/:slug.`,
  ]);
});

test.each<[string, number, object, Record<string, string>?]>([
  ['what is no report', 400, { number: 'ERR-7K2M9Q' }],
  ['a report with a field of its own', 400, { ...REPORT, message: 'Ben' }],
  ['a number that nobody was told', 400, { ...REPORT, number: '07700 900123' }],
  ['an error with a name of its own', 400, { ...REPORT, error: 'BenError' }],
  ['a report of more than 2 KB', 413, { ...REPORT, route: 'x'.repeat(3_000) }],
  ['another site’s page', 403, REPORT, { 'sec-fetch-site': 'cross-site' }],
  ['a robot', 204, REPORT, { 'user-agent': 'Googlebot/2.1' }],
  ['a remote that there is not', 204, { ...REPORT, remote: 'ben' }],
  ['a fragment that the remote does not have', 204, { ...REPORT, fragment: 'ben-smith' }],
  ['a fault of the API, which only the server knows', 400, { ...REPORT, kind: 'call-threw' }],
])('nothing is stored of %s', async (_what, status, report, headers) => {
  expect(await send(report, headers)).toBe(status);
  expect([...stored, ...lines]).toEqual([]);
});

test('whoever has reported too often is not heard', async () => {
  mayReport = false;
  expect(await send(REPORT)).toBe(204);
  expect(stored).toEqual([]);
});

test('what a report names and the site does not know is left out', async () => {
  await send({ ...REPORT, route: '/jobs/ben-smith', file: 'assets/ben-smith.js', line: 7 });
  expect(stored).toMatchObject([{ route: 'not-found', file: undefined, line: undefined }]);
});

const CANARIES = 10_000;
const canary = (n: number) => {
  const names = [`Zebedee${n}Quux`, `zebedee.${n}@canary.example`, `07700 9${String(n).padStart(5, '0')}`];
  return names[n % names.length]!;
};

test('10,000 names, addresses and numbers in whatever a browser may say leave no trace', async () => {
  const fields = [
    'number',
    'route',
    'remote',
    'version',
    'fragment',
    'file',
    'error',
    'kind',
    'status',
    'message',
  ] as const;
  for (let n = 0; n < CANARIES; n++) {
    const field = fields[n % fields.length]!;
    await send({ ...REPORT, [field]: field === 'route' ? `/jobs/${canary(n)}?name=${canary(n)}` : canary(n) });
  }
  const trace = JSON.stringify(
    stored.map(({ version, ...failure }) => ({ ...failure, ...(version === VERSION && { version }) })),
  );
  expect(stored.length).toBeGreaterThan(1_000);
  expect(`${trace}${lines.join('')}`).not.toMatch(/zebedee|canary|07700|quux/i);
}, 60_000);
