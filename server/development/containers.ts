import { join } from 'node:path';
import { createServer, searchForWorkspaceRoot, type Connect } from 'vite';
import { containerBase, developmentContainerConfig } from '../../build/development-container.ts';
import { nameOfRemote } from '../../build/remote-config.ts';
import { freePort } from './free-port.ts';

interface ContainerOptions {
  /** The folder of the shell's sources. */
  shell: string;
  /** Where Vite keeps what it has prepared. */
  cache: string;
}

/** Remotes from their sources, for the built shell of a running site. */
export interface Containers {
  /** Serves their modules, and passes on what is elsewhere. */
  serve: Connect.NextHandleFunction;
  /** Where browsers are told of changes. */
  ports: readonly number[];
}

/** The remotes in these folders. */
export async function createContainers(
  folders: readonly string[],
  { shell, cache }: ContainerOptions,
): Promise<Containers> {
  const containers = await Promise.all(
    folders.map(async (folder) => {
      const name = nameOfRemote(folder);
      const port = await freePort();
      const vite = await createServer({
        ...developmentContainerConfig(folder, shell),
        cacheDir: join(cache, 'containers', name),
        appType: 'custom',
        server: {
          middlewareMode: true,
          hmr: { port },
          fs: { allow: [searchForWorkspaceRoot(process.cwd()), shell, folder] },
        },
      });
      return { base: containerBase(name), port, serve: vite.middlewares };
    }),
  );
  return {
    serve(request, response, next) {
      const container = containers.find(({ base }) => request.url?.startsWith(base));
      if (container) container.serve(request, response, () => response.writeHead(404).end());
      else next();
    },
    ports: containers.map(({ port }) => port),
  };
}
