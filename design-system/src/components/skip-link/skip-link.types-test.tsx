import { SkipLink } from './skip-link.tsx';

export const legal = <SkipLink href="#main">Skip to the jobs</SkipLink>;

export const illegal = [
  // @ts-expect-error skips to nowhere
  <SkipLink key="1" />,
  // @ts-expect-error another page is no part of this one
  <SkipLink key="2" href="/jobs">
    Skip
  </SkipLink>,
];
