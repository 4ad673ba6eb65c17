import { RoadLine } from './road-line.tsx';

export const legal = <RoadLine muted />;

export const illegal = [
  // @ts-expect-error a line is muted or not
  <RoadLine key="1" muted="yes" />,
  // @ts-expect-error decoration has no content
  <RoadLine key="3">Text</RoadLine>,
];
