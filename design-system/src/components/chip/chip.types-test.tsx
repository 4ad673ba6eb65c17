import { Chip } from './chip.tsx';

export const legal = (
  <Chip pressed={false} type="submit">
    Remote
  </Chip>
);

export const illegal = [
  // @ts-expect-error a choice is on or off
  <Chip key="1">Safety</Chip>,
  // @ts-expect-error neither on nor off
  <Chip key="2" pressed={null}>
    Safety
  </Chip>,
  // @ts-expect-error half on is no state of a choice
  <Chip key="3" pressed="mixed">
    Safety
  </Chip>,
  // @ts-expect-error the state comes in by `pressed`
  <Chip key="4" pressed aria-pressed={false}>
    Safety
  </Chip>,
  // @ts-expect-error a choice without words
  <Chip key="5" pressed />,
  // @ts-expect-error a topic that links is a Tag
  <Chip key="6" pressed href="/blog">
    Safety
  </Chip>,
];
