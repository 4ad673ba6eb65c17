import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Cluster } from '@site/design-system';
import { debugTests } from './debug-tests.ts';

/** Names the test to run in the page's address: '?test=get-jobs'. */
export const TEST_PARAMETER = 'test';

interface DebugFormProps {
  /** The name of the test that is running. */
  running: string | undefined;
}

/** The buttons. Without JavaScript, the server makes the call. */
export function DebugForm({ running }: DebugFormProps) {
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { value } = event.nativeEvent.submitter as HTMLButtonElement;
    if (!running) void navigate(`?${new URLSearchParams({ [TEST_PARAMETER]: value })}`, STAY);
  };
  return (
    <form method="get" onSubmit={submit}>
      <Cluster gap={3}>
        {debugTests.map(({ name, label }) => (
          <Button key={name} type="submit" name={TEST_PARAMETER} value={name} pending={running !== undefined}>
            {running === name ? 'Testing...' : label}
          </Button>
        ))}
      </Cluster>
    </form>
  );
}

/** A test is no page of its own to go back to. */
const STAY = { replace: true, preventScrollReset: true };
