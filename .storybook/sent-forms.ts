import type { SetupWorker } from 'msw/browser';
import { expect, waitFor } from 'storybook/test';
import { FORM_AGE_HEADER } from '@site/contract';

/** Sent, and no form's call has been made since. */
const sent = new Set<HTMLFormElement>();

/** One that was refused is no longer busy. One that was removed meanwhile stays as it was. */
const isCallToCome = () => [...sent].some((form) => form.ariaBusy === 'true');

export function watchForms({ events }: SetupWorker): void {
  window.addEventListener('submit', ({ target }) => sent.add(target as HTMLFormElement));
  events.on('request:start', ({ request }) => {
    if (request.headers.has(FORM_AGE_HEADER)) sent.clear();
  });
}

/**
 * `afterEach` of every story. A form's call reaches the mocks a moment after it is sent: after the end of a story that
 * shows it being sent, the next story's mocks would answer.
 */
export async function sentFormsMakeTheirCalls(): Promise<void> {
  if (isCallToCome()) await waitFor(() => expect(isCallToCome(), 'a call of a form is to come').toBe(false));
}
