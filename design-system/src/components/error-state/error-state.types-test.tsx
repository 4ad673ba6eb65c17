import { ErrorState } from './error-state.tsx';

export const legal = <ErrorState title="Failed to load" onRetry={() => undefined} />;

export const illegal = [
  // @ts-expect-error a failure says what failed
  <ErrorState key="1" onRetry={() => undefined} />,
  // @ts-expect-error it is always an alert
  <ErrorState key="2" title="Failed to load" role="presentation" />,
];
