import { TagList } from './tag-list.tsx';
import { Tag } from './tag.tsx';

export const legal = [
  <Tag key="1">Safety</Tag>,
  <Tag key="2" href="/blog?tag=safety" rel="tag">
    Safety
  </Tag>,
  <Tag key="3" removeLabel="Remove filter: Safety" onRemove={() => undefined}>
    Safety
  </Tag>,
  <TagList key="4" aria-label="Active filters">
    <Tag removeLabel="Remove filter: Safety">Safety</Tag>
  </TagList>,
];

export const illegal = [
  // @ts-expect-error a choice that stays on is a Chip
  <Tag key="1" pressed>
    Safety
  </Tag>,
  // @ts-expect-error a status is a Badge
  <Tag key="2" tone="success">
    Safety
  </Tag>,
  // @ts-expect-error what a press takes away is said
  <Tag key="3" onRemove={() => undefined}>
    Safety
  </Tag>,
  // @ts-expect-error either it leads somewhere or it can be removed
  <Tag key="4" href="/blog?tag=safety" removeLabel="Remove filter: Safety">
    Safety
  </Tag>,
  // @ts-expect-error its name is `removeLabel`
  <Tag key="5" removeLabel="Remove filter: Safety" aria-label="Safety">
    Safety
  </Tag>,
];
