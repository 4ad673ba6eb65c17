/** The mocked API alone, for tools and other teams: `npm run mocks`. */
import { serve } from '@hono/node-server';
import { createMockServer } from './server.ts';
import { resetMocks } from './state.ts';
import { GUIDE } from './guide/addresses.ts';

const given = process.env['PORT']?.trim() || '4000';
if (!/^\d{1,5}$/.test(given)) refuse(`PORT must be a number, not "${given}"`);

// Jobs are dated relative to startup, so that some are new.
resetMocks({ now: new Date(), isTicking: true });
const server = serve({ fetch: createMockServer().fetch, port: Number(given) }, ({ port }) =>
  console.log(`\nThe mocked API is up: http://localhost:${port}\nThe guide: http://localhost:${port}${GUIDE}\n`),
);
server.on('error', ({ message }) => refuse(message));

function refuse(message: string): never {
  console.error(`The mocked API cannot start: ${message}. PORT=4001 npm run mocks takes another port.`);
  process.exit(1);
}
