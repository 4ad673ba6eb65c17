import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { reportPage } from './page.ts';
import type { Pictures } from './results.ts';

const PICTURE = /^pictures\/[\da-f]+\.png$/;

/**
 * Serves the last report with buttons that approve, to this machine only. Its address has a secret, without which other
 * pages that are open in the browser can neither read nor approve anything.
 */
export async function serveReport(pictures: Pictures): Promise<{ url: string; close(): Promise<void> }> {
  const base = `/${randomBytes(24).toString('base64url')}/`;
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.writeHead(500).end(error.message));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('cache-control', 'no-store');
    response.setHeader('referrer-policy', 'no-referrer');
    const path = request.url?.startsWith(base) ? request.url.slice(base.length) : undefined;
    if (request.method === 'POST' && path === 'approve') {
      await pictures.approveFindings(new URLSearchParams(await text(request)).get('group') ?? undefined);
      response.writeHead(303, { location: base }).end();
    } else if (request.method === 'GET' && path === '') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(reportPage(await pictures.readReport(), { canApprove: true }));
    } else if (request.method === 'GET' && path !== undefined && PICTURE.test(path)) {
      response.setHeader('content-type', 'image/png');
      response.end(await readFile(join(pictures.report, path)));
    } else response.writeHead(404).end('Not found');
  }

  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
