import { KEPT_REJECTED_ADVERTS, type RejectedAdvert } from '@site/contract';
import type { FeedPart, JobContent } from '../../feeds/feed.ts';
import type { FeedAdverts } from './close-jobs.ts';

/** What a sync remembers of the adverts that it has read: of most only the number. */
export class AdvertTally implements FeedAdverts {
  readonly present = new Set<string>();
  readonly firstRefused: RejectedAdvert[] = [];
  unnamed = 0;
  total: number | null = null;
  unread: string | undefined;
  refused = 0;
  /** How many adverts were read, the refused ones included. */
  read = 0;
  readonly #jobs = new Set<string>();

  /** Counts the adverts of a part. Returns its jobs, without those that came before. */
  add(part: FeedPart): JobContent[] {
    this.total = part.total ?? this.total;
    this.unread = part.unread ?? this.unread;
    this.read += part.jobs.length + part.rejected.length;
    for (const advert of part.rejected) this.#refuse(advert);
    return part.jobs.filter((job) => this.#isNew(job.external_id));
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

  #refuse(advert: RejectedAdvert): void {
    this.refused += 1;
    if (advert.externalId === null) this.unnamed += 1;
    else this.present.add(advert.externalId);
    if (this.firstRefused.length < KEPT_REJECTED_ADVERTS) this.firstRefused.push(advert);
  }
}
