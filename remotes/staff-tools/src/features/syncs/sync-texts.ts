import type { ListedSync, SyncTrigger } from '@site/contract';

const TRIGGERS: Readonly<Record<SyncTrigger, string>> = {
  'first-start': 'First start',
  schedule: 'Schedule',
  staff: 'Staff',
  'command-line': 'Command line',
};

export const triggerText = ({ triggeredBy }: Pick<ListedSync, 'triggeredBy'>): string =>
  triggeredBy === null ? 'Not recorded' : TRIGGERS[triggeredBy];

/** How long a sync took: '1 min 20 s'; nothing while it runs. */
export function durationText({ startedAt, finishedAt }: Pick<ListedSync, 'startedAt' | 'finishedAt'>): string {
  if (finishedAt === null) return '';
  const seconds = Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000);
  if (seconds < 1) return '< 1 s';
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}

/** What a running sync is doing. It reads the whole feed before it writes a job. */
export function progressText({
  advertsRead,
  advertsTotal,
  feedReadAt,
}: Pick<ListedSync, 'advertsRead' | 'advertsTotal' | 'feedReadAt'>): string {
  if (feedReadAt !== null) return `The feed has been read. Storing ${adverts(advertsRead)} …`;
  if (advertsTotal !== null) return `Reading the feed: ${figure(advertsRead)} of ${adverts(advertsTotal)}`;
  return advertsRead === 0 ? 'Reading the feed …' : `Reading the feed: ${adverts(advertsRead)} so far`;
}

const adverts = (count: number) => `${figure(count)} ${count === 1 ? 'advert' : 'adverts'}`;

export const figure = (count: number): string => count.toLocaleString('en-GB');
