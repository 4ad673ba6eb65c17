import { SkipLink } from './skip-link.tsx';

export const legal = <SkipLink href="#main">Skip to the jobs</SkipLink>;

export const illegal = [
  // @ts-expect-error it needs a target
  <SkipLink key="1" />,
  // @ts-expect-error its target is on the same page
  <SkipLink key="2" href="/jobs">
    Skip
  </SkipLink>,
];
