import { setupWorker, type SetupWorker } from 'msw/browser';

const isApiRequest = (address: string) => /^\/(\.netlify\/functions|rest\/v1)\//.test(new URL(address).pathname);

/** Starts the mocked network. A call of the API without a handler is an error; Storybook's own requests pass. */
export async function startMockedNetwork(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      if (frame.protocol === 'http' && isApiRequest(frame.data.request.url)) defaults.error();
    },
  });
  return worker;
}
