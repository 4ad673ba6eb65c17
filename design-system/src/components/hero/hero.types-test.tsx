import { Hero } from './hero.tsx';

export const legal = (
  <Hero
    title="Live jobs"
    eyebrow="Updated today"
    lead="500 of them"
    actions="Search"
    aside="Figures"
    picture={<svg />}
    level={2}
    compact
  />
);

export const illegal = [
  // @ts-expect-error a hero needs a title
  <Hero key="1" lead="500 jobs" />,
  // @ts-expect-error no such heading level
  <Hero key="2" title="Live jobs" level={0} />,
  // @ts-expect-error a hero is always ink
  <Hero key="3" title="Live jobs" tone="accent" />,
];
