import { once } from 'node:events';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { makeCertificate } from '../../setup/certificate.ts';
import type { Ask } from './answers.ts';

/** One for all fronts: a browser is told to trust its key. */
export const certificate = makeCertificate(['localhost']);

export interface Front {
  url: string;
  stop(): Promise<void>;
}

/**
 * What the deployed site's proxy is to browsers: HTTP/2 on TLS. It keeps every answer, so that how fast the site makes
 * them does not count.
 */
export async function startFront(ask: Ask): Promise<Front> {
  const kept = new Map<string, ReturnType<Ask>>();

  async function answer({ method, url }: Http2ServerRequest, response: Http2ServerResponse) {
    // A visit's report about itself.
    if (method !== 'GET') return void response.writeHead(204).end();
    const asked = kept.get(url) ?? ask(url);
    kept.set(url, asked);
    const { status, headers, body } = await asked;
    response.writeHead(status, headers).end(body);
  }

  const server = createSecureServer(certificate, (request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      for (const session of sessions) session.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
