import { RoadLine } from './road-line.tsx';

export const legal = <RoadLine tone="muted" />;

export const illegal = [
  // @ts-expect-error unknown tone
  <RoadLine key="1" tone="ink" />,
  // @ts-expect-error a variant is never null
  <RoadLine key="2" tone={null} />,
  // @ts-expect-error decoration has no content
  <RoadLine key="3">Text</RoadLine>,
];
