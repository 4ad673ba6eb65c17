/** The composed site as `npm start` runs it, with the world's folder of remotes. Prints its address. */
// First, as in server/main.ts.
import { environment } from '../../../server/environment.ts';
import { isHttps } from '@site/api';
import { loadConfig } from '@site/api/program';
import { run } from '../../../server/run.ts';
import { serveSite } from '../../../server/serve-site.ts';
import { startServer } from '../../../server/start-server.ts';

await run(async () => {
  const config = loadConfig(environment);
  const server = await startServer({
    config,
    serve: (parts) =>
      serveSite({
        ...parts,
        port: 0,
        host: '127.0.0.1',
        remotesFolder: environment['REMOTES_FOLDER'] ?? '',
        isHttps: (request) => isHttps(request, config),
      }),
  });
  console.log(`listening ${server.url}`);
  return server;
});
