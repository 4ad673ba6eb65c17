import type { Config, SyncMode } from '../config.ts';
import type { JobFeed } from './feed.ts';
import { feedLimits } from './limits.ts';
import type { FeedSize } from './logicmelon-feed.ts';
import { threadFeed } from './thread-feed.ts';

const SIZES: Record<SyncMode, FeedSize> = {
  production: { pageSize: 1000 },
  testing: { pageSize: 1, maxAdverts: 1 },
};

export function createFeed({
  feedUrl,
  feedFile,
  syncMode,
}: Pick<Config, 'feedUrl' | 'feedFile' | 'syncMode'>): JobFeed {
  return threadFeed({ feedUrl, feedFile, size: SIZES[syncMode], limits: feedLimits() });
}
