import { Banner } from '@site/design-system';
import type { SyncStatus } from '@site/contract';

/** What Sync Jobs reads on this site, as far as the back end says. */
const NOTES: Readonly<Record<NonNullable<SyncStatus['mode']> | 'unknown', { title: string; text: string }>> = {
  testing: {
    title: 'Testing mode',
    text: 'Sync Jobs fetches 1 job from the feed. In production it is meant to fetch 1000.',
  },
  production: {
    title: 'Production mode',
    text: 'Sync Jobs fetches the whole feed, 1000 jobs at a time. In testing mode it fetches 1 job.',
  },
  unknown: {
    title: 'Testing mode',
    text: 'In testing mode Sync Jobs fetches 1 job from the feed; in production it is meant to fetch 1000.',
  },
};

export function TestingModeNote({ mode }: Pick<SyncStatus, 'mode'>) {
  const { title, text } = NOTES[mode ?? 'unknown'];
  return (
    <Banner status={mode === 'production' ? 'info' : 'warning'} title={title}>
      {text}
    </Banner>
  );
}
