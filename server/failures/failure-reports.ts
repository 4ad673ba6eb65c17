import * as v from 'valibot';
import type { FailureLog } from '@site/api';
import { isRobot } from '@site/api/program';
import { ERROR_NAMES, FAILURE_KINDS, readFailureNumber } from '@site/contract';
import { readJson } from '@site/protocol';
import { FAILURE_REPORTS } from '../../shell/src/reports/failure-report.ts';
import { createReportApp, type ReportAppOptions } from '../http/report-app.ts';
import type { Pages } from '../pages/pages.ts';
import { toRegisteredRemote } from '../remotes/found-remote.ts';
import { VERSION } from '../releases/history/release-state.ts';
import type { RecordFailure } from './record-failure.ts';

const text = v.pipe(v.string(), v.maxLength(200));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** As in src/reports/failure-report.ts. */
const FailureReportSchema = v.strictObject({
  number: v.pipe(
    v.string(),
    v.check((number) => readFailureNumber(number) === number),
  ),
  route: text,
  remote: text,
  version: v.optional(v.pipe(v.string(), v.regex(VERSION))),
  fragment: v.optional(text),
  kind: v.picklist(FAILURE_KINDS.filter((kind) => kind !== 'call-threw')),
  file: v.optional(text),
  line: v.optional(count),
  status: v.optional(count),
  error: v.optional(v.picklist(ERROR_NAMES)),
  milliseconds: v.optional(count),
});

const LARGEST_REPORT_BYTES = 2 * 1024;

interface ReportOptions extends ReportAppOptions {
  pages: Pick<Pages, 'remotes' | 'build'>;
  /** Says who may report; without it, reports are taken and forgotten. */
  failures?: Pick<FailureLog, 'mayReport'> | undefined;
  record: RecordFailure;
}

/** Takes browsers' reports of pages and fragments that they could not show, by the numbers of their failures. */
export const createFailureReports = ({ pages, failures, record, ...options }: ReportOptions) =>
  createReportApp(FAILURE_REPORTS, options, async ({ context, request, visitor }) => {
    const report = v.safeParse(FailureReportSchema, await readJson(request, LARGEST_REPORT_BYTES));
    if (!report.success) return context.text('Not a report', 400);
    const { number, route, remote, version, fragment, ...facts } = report.output;
    const live = pages.remotes().find(({ name }) => name === remote);
    if (!failures || !live || isRobot(request) || !(await failures.mayReport(visitor))) return undefined;
    const routes = pages.remotes().flatMap((found) => toRegisteredRemote(found).routes);
    const build = version === undefined ? undefined : await pages.build({ remote, version });
    const fragments = [live.build, build].flatMap((each) => each?.fragments ?? []);
    if (fragment !== undefined && !fragments.some(({ name }) => name === fragment)) return undefined;
    await record(
      { number, side: 'browser', route, remote, ...(version && { version }), fragment, facts, calls: [] },
      { routes, build },
    );
    return undefined;
  });
