import { RetryButton } from './retry-button.tsx';

export const legal = [
  <RetryButton key="1" onRetry={() => undefined} pending />,
  <RetryButton key="2" href="/jobs" rel="external" variant="secondary" size="sm">
    Load this page again
  </RetryButton>,
];

export const illegal = [
  // @ts-expect-error it needs `onRetry` or `href`
  <RetryButton key="1" />,
  // @ts-expect-error `onRetry` or `href`, not both
  <RetryButton key="2" href="/jobs" onRetry={() => undefined} />,
  // @ts-expect-error its icon is always the same
  <RetryButton key="3" onRetry={() => undefined} start="search" />,
  // @ts-expect-error a link is never pending
  <RetryButton key="4" href="/jobs" pending />,
  // @ts-expect-error its action is passed as `onRetry`
  <RetryButton key="5" onRetry={() => undefined} onClick={() => undefined} />,
];
