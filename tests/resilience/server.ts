/** The API with its background work, in a process that a test can kill. Prints its address. */
import { getRequestListener } from '@hono/node-server';
import { loadConfig } from '@site/api';
import { listen } from '../../shell/server/listen.ts';
import { startServer } from '../../shell/server/start-server.ts';

const { url } = await startServer({
  config: loadConfig(),
  serve: ({ api }) =>
    listen(
      getRequestListener((request) => api.fetch(request)),
      0,
    ),
});
console.log(`listening ${url}`);
