import { CallToAction } from './call-to-action.tsx';

export const legal = (
  <CallToAction title="Need a driver?" actions="Call us" tone="ink" headingLevel={3}>
    We answer day and night.
  </CallToAction>
);

export const illegal = [
  // @ts-expect-error nothing to do
  <CallToAction key="1" title="Need a driver?" />,
  // @ts-expect-error no reason to do it
  <CallToAction key="2" actions="Call us" />,
  // @ts-expect-error unknown tone
  <CallToAction key="3" title="Need a driver?" actions="Call us" tone="paper" />,
  // @ts-expect-error variants are never null
  <CallToAction key="4" title="Need a driver?" actions="Call us" tone={null} />,
  // @ts-expect-error a level outside the outline
  <CallToAction key="5" title="Need a driver?" actions="Call us" headingLevel={7} />,
];
