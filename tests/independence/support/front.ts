import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Front {
  url: string;
  /** While it is not up, connections are cut off. */
  isUp: boolean;
  close(): Promise<void>;
}

/** What stands before a site in production: its visitors came by https, as far as the site is told. */
export async function startFront(site: string): Promise<Front> {
  const server = createServer((asked, answer) => {
    if (!front.isUp) return void asked.socket.destroy();
    const headers = { ...asked.headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };
    const passedOn = request(site + asked.url, { method: asked.method, headers }, (given) => {
      answer.writeHead(given.statusCode!, given.headers);
      given.pipe(answer);
    });
    asked.pipe(passedOn);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const front: Front = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    isUp: true,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return front;
}
