import { typeset } from '@site/remote-kit';

export interface Funding {
  /** In millions of pounds. */
  millions: number;
  purpose: string;
  text: string;
}

/** How the £200 million is split, by our estimate. */
export const funding: readonly Funding[] = typeset([
  { millions: 100, purpose: 'Charging', text: 'chargers and hydrogen stations at depots, services and ports' },
  { millions: 75, purpose: 'Vehicle grants', text: 'part of the price of the lorries on trial' },
  { millions: 25, purpose: 'Training', text: 'drivers, technicians and the people who train them' },
]);
