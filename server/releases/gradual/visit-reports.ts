import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Api } from '@site/api';
import { isRobot } from '@site/api/program';
import { admitCall, ApiProblem, readJson } from '@site/protocol';
import { VISIT_OUTCOMES, VITALS } from '../../../shell/src/reports/visit-report.ts';
import { Rejection, rejectText, type CountRead } from '../../http/rejection.ts';
import { createVisitorAllowance } from '../../http/visitor-allowance.ts';
import { visitorRequest } from '../../http/visitor-request.ts';
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

interface ReportOptions {
  api: Pick<Api, 'addressOf'>;
  countRead: CountRead;
  /** Where they are counted; reports are taken and forgotten without it. */
  health?: Pick<HealthWatch, 'isServed' | 'count'> | undefined;
  now?: () => number;
}

/** Takes browsers' reports of how versions of remotes do, and keeps nothing of the visitor but a count in memory. */
export function createVisitReports({ api, countRead, health, now = () => performance.now() }: ReportOptions) {
  const mayCount = createVisitorAllowance(COUNTED_OF_A_VISITOR, now);
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.post('/remotes/:remote/:version/reports', async (context) => {
    const request = visitorRequest(context);
    const seen = context.req.param();
    const visitor = api.addressOf(request);
    try {
      countRead(visitor);
      admitCall(request, { method: 'POST' });
      const report = v.safeParse(VisitReportSchema, await readJson(request, LARGEST_REPORT_BYTES));
      if (!report.success) return context.text('Not a report', 400);
      if (health && !health.isServed(seen)) return context.text('Not a version that is served', 404);
      if (!health || isRobot(request) || !mayCount(`${visitor} ${seen.remote}@${seen.version}`))
        return context.body(null, 204);
      const { outcome, vitals } = report.output;
      health.count(seen, 'visits', { failed: outcome !== 'loaded' });
      if (vitals) health.count(seen, 'vitals', { failed: vitals === 'poor' });
      return context.body(null, 204);
    } catch (error) {
      if (error instanceof ApiProblem) return error.toResponse();
      if (error instanceof Rejection) return rejectText(error);
      throw error;
    }
  });
  return app;
}
