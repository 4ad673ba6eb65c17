import * as v from 'valibot';
import { isRobot } from '@site/api/program';
import { readJson } from '@site/protocol';
import { VISIT_OUTCOMES, VITALS } from '../../../shell/src/reports/visit-report.ts';
import { createReportApp, type ReportAppOptions } from '../../http/report-app.ts';
import { createVisitorAllowance } from '../../http/visitor-allowance.ts';
import type { HealthWatch } from './health/health-watch.ts';

/** As in src/reports/visit-report.ts. */
const VisitReportSchema = v.strictObject({
  outcome: v.picklist(VISIT_OUTCOMES),
  vitals: v.optional(v.picklist(VITALS)),
});

const LARGEST_REPORT_BYTES = 1024;

/**
 * How many reports of one visitor on one version count in a quarter of an hour: fewer than it takes to end a gradual
 * release, so that nobody can do that alone, by reloading a page or by making reports up.
 */
const COUNTED_OF_A_VISITOR = 3;

interface ReportOptions extends ReportAppOptions {
  /** Where they are counted; reports are taken and forgotten without it. */
  health?: Pick<HealthWatch, 'isServed' | 'count'> | undefined;
  now?: () => number;
}

/** Takes browsers' reports of how versions of remotes do, and keeps nothing of the visitor but a count in memory. */
export function createVisitReports({ health, now = () => performance.now(), ...options }: ReportOptions) {
  const mayCount = createVisitorAllowance(COUNTED_OF_A_VISITOR, now);
  return createReportApp('/remotes/:remote/:version/reports', options, async ({ context, request, visitor }) => {
    const seen = context.req.param();
    const report = v.safeParse(VisitReportSchema, await readJson(request, LARGEST_REPORT_BYTES));
    if (!report.success) return context.text('Not a report', 400);
    if (health && !health.isServed(seen)) return context.text('Not a version that is served', 404);
    if (!health || isRobot(request) || !mayCount(`${visitor} ${seen.remote}@${seen.version}`)) return undefined;
    const { outcome, vitals } = report.output;
    health.count(seen, 'visits', { failed: outcome !== 'loaded' });
    if (vitals) health.count(seen, 'vitals', { failed: vitals === 'poor' });
    return undefined;
  });
}
