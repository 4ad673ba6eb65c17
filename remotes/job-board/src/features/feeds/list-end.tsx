import { advertisersText, type JobQuery } from '@site/contract';
import { brand, Stack, Text } from '@site/design-system';
import { FeedList } from '@site/remote-kit';
import { feedsOf } from './feed-links.ts';

/** Below the results: who advertises the jobs, and the search as feeds. */
export function ListEnd({ query }: { query: JobQuery }) {
  return (
    <Stack gap={3}>
      <Text size="sm" muted>
        {advertisersText(brand.legalName)}
      </Text>
      <FeedList label="Feeds of these jobs" lead="Follow this search in a feed reader:" feeds={feedsOf(query)} />
    </Stack>
  );
}
