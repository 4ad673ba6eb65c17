import { Section } from './section.tsx';

export const legal = (
  <Section as="header" tone="ink" spacing="lg" width="text" aria-label="In figures">
    Text
  </Section>
);

export const illegal = [
  // @ts-expect-error paper is for cards
  <Section key="1" tone="paper">
    Text
  </Section>,
  // @ts-expect-error unknown spacing
  <Section key="2" spacing="sm">
    Text
  </Section>,
  // @ts-expect-error unknown width
  <Section key="3" width="full">
    Text
  </Section>,
  // @ts-expect-error a variant is never null
  <Section key="4" tone={null}>
    Text
  </Section>,
];
