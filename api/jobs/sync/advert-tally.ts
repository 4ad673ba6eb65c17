import { KEPT_REJECTED_ADVERTS, type RejectedAdvert } from '@site/contract';
import type { FeedPart, JobContent } from '../../feeds/feed.ts';
import { Findings } from '../../feeds/findings.ts';
import { isOver } from '../close-overdue.ts';
import type { FeedAdverts } from './close-jobs.ts';

/** What a sync remembers of the adverts that it has read: of most only the number. */
export class AdvertTally implements FeedAdverts {
  readonly present = new Set<string>();
  readonly firstRefused: RejectedAdvert[] = [];
  /** What was repaired and refused, by kind. */
  readonly findings = new Findings();
  unnamed = 0;
  total: number | null = null;
  unread: string | undefined;
  refused = 0;
  /** How many adverts were read, the refused ones included. */
  read = 0;
  readonly #jobs = new Set<string>();

  /** Counts the adverts of a part. Returns its jobs, without those that came before. */
  add(part: FeedPart, now: Date): JobContent[] {
    this.total = part.total ?? this.total;
    this.unread = part.unread ?? this.unread;
    this.read += part.jobs.length + part.rejected.length;
    this.findings.addAll(part.repaired);
    for (const advert of part.rejected) this.#refuse(advert);
    const jobs = part.jobs.filter((job) => this.#isNew(job.external_id));
    for (const job of jobs) this.#checkDates(job, now);
    return jobs;
  }

  #isNew(externalId: string): boolean {
    if (this.#jobs.has(externalId)) {
      this.#refuse({ externalId, reason: 'AdvertID appears twice' });
      return false;
    }
    this.#jobs.add(externalId);
    this.present.add(externalId);
    return true;
  }

  #checkDates(job: JobContent, now: Date): void {
    const note = (what: string, example: string) =>
      this.findings.add({ outcome: 'repaired', what, externalId: job.external_id, example });
    if (isOver(job, now)) note('The closing date has passed: the job is closed', job.closes_on ?? '');
    const posted = new Date(job.posted_at);
    if (posted > now) note('LastPostDate is in the future: the time of the sync stands instead', posted.toISOString());
  }

  #refuse(advert: RejectedAdvert): void {
    this.refused += 1;
    this.findings.add({ outcome: 'refused', what: advert.reason, externalId: advert.externalId, example: '' });
    if (advert.externalId === null) this.unnamed += 1;
    else this.present.add(advert.externalId);
    if (this.firstRefused.length < KEPT_REJECTED_ADVERTS) this.firstRefused.push(advert);
  }
}
