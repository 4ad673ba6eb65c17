import { CallToAction } from './call-to-action.tsx';

export const legal = (
  <CallToAction title="Need a driver?" actions="Call us" tone="ink" level={3}>
    We answer day and night.
  </CallToAction>
);

export const illegal = [
  // @ts-expect-error it needs actions
  <CallToAction key="1" title="Need a driver?" />,
  // @ts-expect-error it needs a title
  <CallToAction key="2" actions="Call us" />,
  // @ts-expect-error unknown tone
  <CallToAction key="3" title="Need a driver?" actions="Call us" tone="paper" />,
  // @ts-expect-error a variant is never null
  <CallToAction key="4" title="Need a driver?" actions="Call us" tone={null} />,
  // @ts-expect-error no such heading level
  <CallToAction key="5" title="Need a driver?" actions="Call us" level={7} />,
];
