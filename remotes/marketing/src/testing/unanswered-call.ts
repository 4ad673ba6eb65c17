import type { StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, waitFor } from 'storybook/test';

/**
 * A call to which there is no answer, for a story of a form that is being sent.
 * A form sends no sooner than a person could fill it in, so its story waits for the call: made later, it would reach
 * the next story's mocks.
 */
export function unansweredCall(path: string) {
  let isMade = false;
  const beforeEach: NonNullable<StoryObj['beforeEach']> = ({ msw }) => {
    isMade = false;
    msw.use(
      http.post(path, () => {
        isMade = true;
        return delay('infinite');
      }),
    );
  };
  return { beforeEach, made: () => waitFor(() => expect(isMade).toBe(true), { timeout: 5_000 }) };
}
