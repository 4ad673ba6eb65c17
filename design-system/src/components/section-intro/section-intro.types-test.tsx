import { SectionIntro } from './section-intro.tsx';

export const legal = <SectionIntro id="where" title="Where we work" lead="All over." level={3} size="lg" />;

export const illegal = [
  // @ts-expect-error it needs a title
  <SectionIntro key="1" lead="All over." />,
  // @ts-expect-error the page's title is above its sections
  <SectionIntro key="2" title="Where we work" level={1} />,
];
