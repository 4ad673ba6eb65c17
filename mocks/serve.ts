/** The mocked API alone, for tools and other teams: `npm run mocks`. */
import { serve } from '@hono/node-server';
import { createMockServer } from './server.ts';
import { resetMocks } from './state.ts';
import { GUIDE } from './guide/addresses.ts';

const DEFAULT_PORT = 4000;

// Jobs are dated relative to startup, so that some are new.
resetMocks({ now: new Date(), isTicking: true });
const server = serve(
  { fetch: createMockServer().fetch, port: Number(process.env['PORT'] ?? DEFAULT_PORT) },
  ({ port }) =>
    console.log(`\nThe mocked API is up: http://localhost:${port}\nThe guide: http://localhost:${port}${GUIDE}\n`),
);
server.on('error', ({ message }) => {
  console.error(`The mocked API cannot start: ${message}. PORT=4001 npm run mocks takes another port.`);
  process.exit(1);
});
