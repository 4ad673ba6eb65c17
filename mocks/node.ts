import { setupServer, type SetupServer } from 'msw/node';
import { handlers } from './mocks.ts';

/** Starts the mocked API inside a Node process, where any request without a mock is an error. */
export function startMockServer(): SetupServer {
  const server = setupServer(...handlers);
  server.listen({ onUnhandledFrame: 'error' });
  return server;
}
