/** The API with its background work, in a process that a test can end. Prints its address. */
import { getRequestListener } from '@hono/node-server';
import { CLIENT_ADDRESS_HEADER, loadConfig } from '@site/api/program';
import { listen } from '../../server/http/listen.ts';
import { run } from '../../server/run.ts';
import { startServer } from '../../server/start-server.ts';

await run(async () => {
  const server = await startServer({
    config: loadConfig(),
    serve: ({ api }) =>
      listen(
        getRequestListener((request, { incoming }) => {
          const headers = new Headers(request.headers);
          headers.set(CLIENT_ADDRESS_HEADER, incoming.socket.remoteAddress ?? '');
          return api.fetch(new Request(request, { headers }));
        }),
        0,
      ),
  });
  console.log(`listening ${server.url}`);
  return server;
});
