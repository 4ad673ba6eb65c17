import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { run } from '../../../scripts/run.ts';

const root = join(import.meta.dirname, '../../..');
const sources = join(root, 'tests/fixtures/strangers');

export type Stranger = 'vite-remote' | 'rspack-remote' | 'vite-host' | 'rspack-host';

/**
 * Builds a stranger into the folder `to`, in a process of its own.
 *
 * @param environment what its configuration reads
 * @throws with the bundler's words
 */
export async function buildStranger(
  name: Stranger,
  to: string,
  environment: Record<string, string> = {},
): Promise<void> {
  const script = join(import.meta.dirname, 'build-stranger.ts');
  const { code, output } = await run(process.execPath, [script, to], { cwd: join(sources, name), env: environment });
  if (code !== 0) throw new Error(output);
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

export interface Origin {
  url: string;
  close(): Promise<void>;
}

/** Serves the files in a folder to every site, as a stranger's static host does: any other address is the page. */
export async function startOrigin(folder: string): Promise<Origin> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const isFile = extname(pathname) !== '';
    const file = join(folder, isFile ? pathname : 'index.html');
    response.setHeader('access-control-allow-origin', '*');
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
