import { Feature } from './feature.tsx';

export const legal = [
  <Feature key="1" icon="clock" title="Around the clock" id="own" />,
  <Feature key="2" as="li" icon="clock" title="Around the clock" level={2} layout="stacked">
    A name to ring.
  </Feature>,
];

export const illegal = [
  // @ts-expect-error it needs an icon
  <Feature key="1" title="Around the clock" />,
  // @ts-expect-error it needs a title
  <Feature key="2" icon="clock" />,
  // @ts-expect-error the page's title is above its points
  <Feature key="3" icon="clock" title="Around the clock" level={1} />,
];
