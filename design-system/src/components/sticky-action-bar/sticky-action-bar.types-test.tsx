import { StickyActionBar } from './sticky-action-bar.tsx';

export const legal = <StickyActionBar id="own">Apply now</StickyActionBar>;

export const illegal = [
  // @ts-expect-error no action
  <StickyActionBar key="1" />,
  // @ts-expect-error its action leads somewhere, not the bar
  <StickyActionBar key="2" href="/jobs">
    Apply now
  </StickyActionBar>,
];
