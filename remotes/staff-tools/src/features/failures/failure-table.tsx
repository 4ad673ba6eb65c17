import { Link, Stack } from '@site/design-system';
import type { ExplainedFailure } from '@site/contract';
import { UtcTime } from '../database/utc-time.tsx';

export const failureColumns = [
  { key: 'number', label: 'Number', nowrap: true },
  { key: 'at', label: 'When' },
  { key: 'explanation', label: 'What happened' },
] as const;

export const toFailureRow = ({ number, at, explanation, mockedPage }: ExplainedFailure) => ({
  number: <Link href={`/staff/failures?number=${encodeURIComponent(number)}`}>{number}</Link>,
  at: <UtcTime value={at} />,
  explanation: (
    <Stack gap={1}>
      <span>{explanation}</span>
      {mockedPage !== null && /^https?:/.test(mockedPage) && (
        <Link href={mockedPage}>Open this page on the mocked site</Link>
      )}
    </Stack>
  ),
});
