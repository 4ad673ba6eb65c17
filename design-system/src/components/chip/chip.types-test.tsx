import { Chip } from './chip.tsx';

export const legal = [
  <Chip key="1" pressed={false} type="submit">
    Remote
  </Chip>,
  <Chip key="2" defaultPressed onPressedChange={(pressed: boolean) => pressed}>
    Remote
  </Chip>,
];

export const illegal = [
  // @ts-expect-error a choice is on or off
  <Chip key="1">Safety</Chip>,
  // @ts-expect-error it needs `pressed`
  <Chip key="2" pressed={null}>
    Safety
  </Chip>,
  // @ts-expect-error a chip is never half on
  <Chip key="3" pressed="mixed">
    Safety
  </Chip>,
  // @ts-expect-error the state is passed as `pressed`
  <Chip key="4" pressed aria-pressed={false}>
    Safety
  </Chip>,
  // @ts-expect-error it needs text
  <Chip key="5" pressed />,
  // @ts-expect-error a topic that links is a Tag
  <Chip key="6" pressed href="/blog">
    Safety
  </Chip>,
  // @ts-expect-error either on by itself or one of several
  <Chip key="7" pressed checked>
    Safety
  </Chip>,
];
