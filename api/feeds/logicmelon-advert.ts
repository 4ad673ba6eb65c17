import type { JobType, RejectedAdvert } from '@site/contract';
import * as v from 'valibot';
import { readDay } from '../jobs/sync/advert-facts/closing-date.ts';
import { londonDay } from '../london-day.ts';
import type { FeedJob } from './feed.ts';
import { AdvertIdSchema, AdvertSchema, EARLIEST_DATE, type Advert } from './logicmelon-schema.ts';
import { readPostDate } from './post-date.ts';
import { repairsOf, type Repair } from './repairs.ts';
import { sanitiseHtml, textToHtml } from './sanitise.ts';

const jobTypes: ReadonlyMap<string, JobType> = new Map([
  ['p', 'permanent'],
  ['c', 'contract'],
  ['t', 'temporary'],
]);

/** Reads one advert of unknown quality. */
export function readAdvert(raw: unknown): { job: FeedJob; repairs: Repair[] } | { rejected: RejectedAdvert } {
  const parsed = v.safeParse(AdvertSchema, raw, { abortPipeEarly: true });
  if (!parsed.success) return { rejected: { externalId: externalIdOf(raw), reason: describe(parsed.issues[0]) } };
  const job = toFeedJob(parsed.output);
  if (job.description === '') return { rejected: { externalId: job.externalId, reason: 'JobDescription has no text' } };
  return { job, repairs: repairsOf(raw as Record<string, unknown>, job) };
}

function toFeedJob(advert: Advert): FeedJob {
  return {
    externalId: advert.AdvertID,
    reference: advert.AdvertReference || advert.AdvertID,
    title: advert.AdvertTitle,
    company: advert.Company || null,
    location: advert.PrimaryLocation,
    salaryMin: advert.SalaryFrom || null,
    salaryMax: advert.SalaryTo || null,
    salaryPeriod: advert.SalaryPer,
    jobType: /^part[\s-]?time$/.test(advert.AdvertHours) ? 'part-time' : (jobTypes.get(advert.AdvertType) ?? null),
    category: advert.Industry,
    description: sanitiseHtml(advert.JobDescription),
    requirements: sanitiseHtml(advert.Requirements) || null,
    benefits: textToHtml(advert.SalaryBenefits) + sanitiseHtml(advert.Benefits) || null,
    applyUrl: httpsUrl(advert.ApplyUrl),
    postedAt: advert.LastPostDate,
    closesOn: closingDay(advert),
  };
}

/** Null for what cannot be read: the advert's text may say it. */
function closingDay({ ClosingDate, LastPostDate }: Advert): string | null {
  const read = readPostDate(ClosingDate);
  if (!read) return readDay(ClosingDate, LastPostDate);
  return read >= EARLIEST_DATE ? londonDay(read) : null;
}

/** The id of what may be an advert, where it has one. */
export function externalIdOf(raw: unknown): string | null {
  const parsed = v.safeParse(v.object({ AdvertID: AdvertIdSchema }), raw);
  return parsed.success ? parsed.output.AdvertID : null;
}

const describe = (issue: v.BaseIssue<unknown>): string =>
  [v.getDotPath(issue), issue.message].filter(Boolean).join(' ');

function httpsUrl(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' && !url.username && !url.password ? url.href : null;
}
