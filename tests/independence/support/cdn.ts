import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

export interface Cdn {
  url: string;
  /** From then on, nobody answers there. */
  switchOff(): Promise<void>;
}

/** Serves the files in a folder from an origin of its own, to every site. */
export async function startCdn(folder: string): Promise<Cdn> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', TYPES[extname(pathname)] ?? 'application/octet-stream');
    readFile(join(folder, pathname)).then(
      (content) => response.end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  let closed: Promise<void> | undefined;
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    switchOff: () =>
      (closed ??= new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      })),
  };
}
