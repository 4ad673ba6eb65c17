import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { reportPage } from './page.ts';
import type { Pictures } from './results.ts';

const PICTURE = /^\/pictures\/[\da-f]+\.png$/;
const HEADERS = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "frame-ancestors 'none'",
};

/**
 * Serves the last report with buttons that approve. Only this machine reaches it, and no other page that is open in its
 * browser: neither by its address nor by a name that leads to it.
 */
export async function serveReport(pictures: Pictures): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.writeHead(500).end(error.message));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '' } = request;
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    if (!isOwn(request)) response.writeHead(403).end('Open the address that the command printed.');
    else if (method === 'POST' && url === '/approve') {
      const group = new URLSearchParams(await text(request)).get('group');
      await pictures.approveFindings(group ?? undefined);
      response.writeHead(303, { location: group ? `/#g-${encodeURIComponent(group)}` : '/' }).end();
    } else if (method === 'GET' && url === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(reportPage(await pictures.readReport(), { canApprove: true }));
    } else if (method === 'GET' && PICTURE.test(url)) {
      response.setHeader('content-type', 'image/png');
      response.end(await readFile(join(pictures.report, url)));
    } else response.writeHead(404).end('Not found');
  }

  function isOwn({ method, headers: { host, origin } }: IncomingMessage): boolean {
    const own = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    return host === own && (method === 'GET' || origin === `http://${own}`);
  }

  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
