import { LinkProvider } from './link-provider.tsx';
import { Link } from './link.tsx';

export const legal = (
  <Link href="/jobs" variant="standalone" target="_blank" rel="noopener">
    Browse all jobs
  </Link>
);

export const illegal = [
  // @ts-expect-error a link needs an address
  <Link key="1">Jobs</Link>,
  // @ts-expect-error a link needs text
  <Link key="2" href="/jobs" />,
  // @ts-expect-error unknown variant
  <Link key="3" href="/jobs" variant="button">
    Jobs
  </Link>,
  // @ts-expect-error a variant is never null
  <Link key="4" href="/jobs" variant={null}>
    Jobs
  </Link>,
  // @ts-expect-error a link cannot be disabled
  <Link key="5" href="/jobs" disabled>
    Jobs
  </Link>,
  // @ts-expect-error a provider needs a component
  <LinkProvider key="6">Page</LinkProvider>,
];
