import type { JobType, SalaryPeriod } from '@site/contract';
import * as v from 'valibot';
import type { FeedJob, RejectedAdvert } from './feed.ts';
import { AdvertIdSchema, AdvertSchema, type Advert } from './logicmelon-schema.ts';
import { sanitiseHtml, textToHtml } from './sanitise.ts';

const periods: Record<Advert['SalaryPer'], SalaryPeriod> = { hour: 'hour', day: 'day', annum: 'year' };
const jobTypes: Readonly<Record<string, JobType>> = { P: 'permanent', C: 'contract', T: 'temporary' };

/** Reads one advert of unknown quality. */
export function readAdvert(raw: unknown): { job: FeedJob } | { rejected: RejectedAdvert } {
  const parsed = v.safeParse(AdvertSchema, raw, { abortPipeEarly: true });
  if (!parsed.success) return { rejected: { externalId: externalIdOf(raw), reason: describe(parsed.issues[0]) } };
  const job = toFeedJob(parsed.output);
  if (job.description === '') return { rejected: { externalId: job.externalId, reason: 'JobDescription has no text' } };
  return { job };
}

function toFeedJob(advert: Advert): FeedJob {
  return {
    externalId: advert.AdvertID,
    title: advert.AdvertTitle,
    company: advert.Company || null,
    location: advert.PrimaryLocation,
    // The feed also writes 0 for 'not given'.
    salaryMin: advert.SalaryHide ? null : advert.SalaryFrom || null,
    salaryMax: advert.SalaryHide ? null : advert.SalaryTo || null,
    salaryPeriod: periods[advert.SalaryPer],
    jobType: advert.AdvertHours === 'Part Time' ? 'part-time' : (jobTypes[advert.AdvertType ?? ''] ?? null),
    category: advert.Industry,
    description: sanitiseHtml(advert.JobDescription),
    requirements: sanitiseHtml(advert.Requirements ?? '') || null,
    benefits: textToHtml(advert.SalaryBenefits ?? '') + sanitiseHtml(advert.Benefits ?? '') || null,
    applyUrl: httpsUrl(advert.ApplyUrl),
    postedAt: advert.LastPostDate,
  };
}

function externalIdOf(raw: unknown): string | null {
  const parsed = v.safeParse(v.object({ AdvertID: AdvertIdSchema }), raw);
  return parsed.success ? parsed.output.AdvertID : null;
}

const describe = (issue: v.BaseIssue<unknown>): string => [v.getDotPath(issue), issue.message].filter(Boolean).join(' ');

function httpsUrl(text: string | null): string | null {
  if (!text || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' && !url.username ? url.href : null;
}
