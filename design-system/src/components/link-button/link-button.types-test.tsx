import { LinkButton } from './link-button.tsx';

export const legal = (
  <LinkButton href="/jobs" variant="secondary" end="arrow-right">
    Browse jobs
  </LinkButton>
);

export const illegal = [
  // @ts-expect-error a link needs an address
  <LinkButton key="1">Jobs</LinkButton>,
  // @ts-expect-error a link needs text
  <LinkButton key="2" href="/jobs" start="search" />,
  // @ts-expect-error a link cannot be disabled
  <LinkButton key="3" href="/jobs" disabled>
    Jobs
  </LinkButton>,
  // @ts-expect-error a link does not submit
  <LinkButton key="4" href="/jobs" type="submit">
    Jobs
  </LinkButton>,
  // @ts-expect-error a link is never pending
  <LinkButton key="5" href="/jobs" pending>
    Jobs
  </LinkButton>,
  // @ts-expect-error unknown variant
  <LinkButton key="6" href="/jobs" variant="link">
    Jobs
  </LinkButton>,
  // @ts-expect-error a variant is never null
  <LinkButton key="7" href="/jobs" size={null}>
    Jobs
  </LinkButton>,
];
