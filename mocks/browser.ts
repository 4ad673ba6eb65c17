import { setupWorker, type SetupWorker } from 'msw/browser';
import { isApiAddress } from './api-address.ts';
import { handlers } from './mocks.ts';

/**
 * Starts the mocked API inside a browser page. An API call without a mock is an error; other requests pass through.
 */
export async function startMockWorker(): Promise<SetupWorker> {
  const worker = setupWorker(...handlers);
  await worker.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      if (frame.protocol !== 'http') return;
      const { request } = frame.data as { request: Request };
      if (isApiAddress(request.url)) defaults.error();
    },
  });
  return worker;
}
