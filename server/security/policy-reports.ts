import * as v from 'valibot';
import type { PolicyReport } from '@site/api';
import { isRobot } from '@site/api/program';
import { readBytes } from '@site/protocol';
import { createReportApp, type ReportAppOptions } from '../http/report-app.ts';
import { createVisitorAllowance } from '../http/visitor-allowance.ts';
import type { Pages } from '../pages/pages.ts';

/** Where browsers post what they refused on a page. */
export const POLICY_REPORTS = '/policy-reports';

const LARGEST_REPORT_BYTES = 8 * 1024;

/** Of one visitor, in a quarter of an hour. */
const COUNTED_OF_A_VISITOR = 10;

const DIRECTIVES = [
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
] as const;

/** https://www.w3.org/TR/CSP3/#deprecated-serialize-violation */
const ReportSchema = v.object({
  'csp-report': v.object({
    'document-uri': v.pipe(v.string(), v.url()),
    'effective-directive': v.picklist(DIRECTIVES),
    'blocked-uri': v.optional(v.string(), ''),
    'source-file': v.optional(v.string(), ''),
  }),
});

const EXTENSION = /^[a-z-]+-extension(:|$)/;

interface ReportOptions extends ReportAppOptions {
  pages: Pick<Pages, 'find'>;
  /** Where they are counted; reports are taken and forgotten without it. */
  count?: ((report: PolicyReport) => Promise<void>) | undefined;
  now?: () => number;
}

/** Takes browsers' reports of what a page's policy forbade. Only their kinds and the pages' path patterns count. */
export function createPolicyReports({ pages, count, now = () => performance.now(), ...options }: ReportOptions) {
  const mayCount = createVisitorAllowance(COUNTED_OF_A_VISITOR, now);
  return createReportApp(POLICY_REPORTS, options, async ({ context, request, visitor }) => {
    const read = v.safeParse(ReportSchema, parsed(await readBytes(request, LARGEST_REPORT_BYTES)));
    if (!read.success) return context.text('Not a report', 400);
    const report = read.output['csp-report'];
    const isOfExtension = [report['blocked-uri'], report['source-file']].some((uri) => EXTENSION.test(uri));
    if (!count || isRobot(request) || isOfExtension || !mayCount(visitor)) return undefined;
    const { pathname } = new URL(report['document-uri']);
    const page = await pages.find(pathname).catch(() => undefined);
    await count({
      directive: report['effective-directive'],
      blocked: kindOf(report['blocked-uri'], report['document-uri']),
      route: page?.routeId ?? 'not-found',
    });
    return undefined;
  });
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

const KEYWORDS = ['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink', 'data', 'blob'];

/** What was refused, without its address: that may be anybody's. */
function kindOf(blocked: string, document: string): string {
  if (KEYWORDS.includes(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'other';
  const { protocol, origin } = new URL(blocked);
  if (protocol !== 'https:' && protocol !== 'http:') return 'other';
  return origin === new URL(document).origin ? 'here' : 'elsewhere';
}
