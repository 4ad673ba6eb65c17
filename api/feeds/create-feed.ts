import type { Config, SyncMode } from '../config.ts';
import type { JobFeed } from './feed.ts';
import { logicMelonFeed } from './logicmelon-feed.ts';
import { fileSource, httpSource } from './sources.ts';

const SIZES: Record<SyncMode, { pageSize: number; maxPages?: number }> = {
  production: { pageSize: 1000 },
  testing: { pageSize: 1, maxPages: 1 },
};

export function createFeed({
  feedUrl,
  feedFile,
  syncMode,
}: Pick<Config, 'feedUrl' | 'feedFile' | 'syncMode'>): JobFeed {
  return logicMelonFeed(feedUrl ? httpSource(feedUrl) : fileSource(feedFile), SIZES[syncMode]);
}
