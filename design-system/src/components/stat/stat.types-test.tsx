import { Stat } from './stat.tsx';

export const legal = <Stat value="30,000+" label="pre-vetted drivers" icon="users" />;

export const illegal = [
  // @ts-expect-error it needs a label
  <Stat key="1" value="30,000+" />,
  // @ts-expect-error it needs a value
  <Stat key="2" label="pre-vetted drivers" />,
  // @ts-expect-error unknown icon
  <Stat key="3" value="24/7" label="support" icon="rocket" />,
  // @ts-expect-error its content is value and label
  <Stat key="4" value="24/7" label="support">
    More
  </Stat>,
];
