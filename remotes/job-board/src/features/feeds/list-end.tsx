import { advertisersText, type JobQuery } from '@site/contract';
import { brand, Cluster, Stack, Text } from '@site/design-system';
import { feedsOf } from './feed-links.ts';

/** Below the results: who advertises the jobs, and the search as feeds. */
export function ListEnd({ query }: { query: JobQuery }) {
  return (
    <Stack gap={3}>
      <Text size="sm" tone="muted">
        {advertisersText(brand.legalName)}
      </Text>
      <Cluster as="nav" gap={4} aria-label="Feeds of these jobs">
        <Text as="span" size="sm" tone="muted">
          Follow this search in a feed reader:
        </Text>
        {feedsOf(query).map(({ name, type, href }) => (
          // Not a page: the browser, not the router, opens it.
          <Text key={name} as="span" size="sm">
            <a href={href} type={type}>
              {name}
            </a>
          </Text>
        ))}
      </Cluster>
    </Stack>
  );
}
