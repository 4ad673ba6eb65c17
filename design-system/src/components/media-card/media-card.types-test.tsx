import { MediaCard } from './media-card.tsx';

export const legal = (
  <MediaCard picture={<svg />} title="Keep apart" href="/blog/keep-apart" level={2} size="lg" id="own">
    Two seconds.
  </MediaCard>
);

export const illegal = [
  // @ts-expect-error it needs a picture
  <MediaCard key="1" title="Keep apart" href="/blog/keep-apart" />,
  // @ts-expect-error it leads somewhere
  <MediaCard key="2" picture={<svg />} title="Keep apart" />,
  // @ts-expect-error unknown size
  <MediaCard key="3" picture={<svg />} title="Keep apart" href="/blog/keep-apart" size="huge" />,
];
