import { Tag } from './tag.tsx';

export const legal = [
  <Tag key="1">Safety</Tag>,
  <Tag key="2" href="/blog?tag=safety" rel="tag">
    Safety
  </Tag>,
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
];
