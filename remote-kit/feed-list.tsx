import { Cluster, Text } from '@site/design-system';
import type { FeedLink } from './feeds.ts';

export interface FeedListProps {
  /** What the links are, for screen readers. */
  label: string;
  /** What one does with them: 'Follow this search in a feed reader:' */
  lead: string;
  feeds: readonly FeedLink[];
}

/** A page's feeds as a line of links. */
export const FeedList = ({ label, lead, feeds }: FeedListProps) => (
  <Cluster as="nav" gap={4} aria-label={label}>
    <Text as="span" size="sm" muted>
      {lead}
    </Text>
    {feeds.map(({ name, type, href }) => (
      // Not a page: the browser, not the router, opens it.
      <Text key={name} as="span" size="sm">
        <a href={href} type={type}>
          {name}
        </a>
      </Text>
    ))}
  </Cluster>
);
