import { readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { makeCertificate } from '../../setup/certificate.ts';

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

/**
 * Serves the files in a folder from an HTTPS origin of its own, to every site. Servers in this process accept its
 * certificate; browsers do not know it.
 */
export async function startCdn(folder: string): Promise<Cdn> {
  const { key, cert } = makeCertificate(['localhost']);
  setDefaultCACertificates([...getCACertificates(), cert]);
  const server = createServer({ key, cert }, (request, response) => {
    const { pathname } = new URL(request.url!, 'https://localhost');
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
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    switchOff: () =>
      (closed ??= new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      })),
  };
}
