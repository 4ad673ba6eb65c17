import { ErrorSummary } from './error-summary.tsx';

export const legal = <ErrorSummary errors={[{ fieldId: 'email', message: 'Email is required' }]} />;

export const illegal = [
  // @ts-expect-error an error belongs to a field
  <ErrorSummary key="1" errors={[{ message: 'Email is required' }]} />,
  // @ts-expect-error it is always an alert
  <ErrorSummary key="2" errors={[]} role="presentation" />,
];
