import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { listen, type ListeningServer } from './listen.ts';

test('stopping ends a request that is never finished', async () => {
  const server = await listen(() => undefined, 0, { graceMs: 50 });
  const socket = connect(Number(new URL(server.url).port), 'localhost');
  await once(socket, 'connect');
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n{');
  const closed = once(socket, 'close');
  await once(socket, 'data');
  socket.resume();
  await server.close();
  await closed;
});

/** A server that answers its one request with 'done', once told to. */
async function holding() {
  const asked = Promise.withResolvers<ServerResponse>();
  const server = await listen((_request, response) => asked.resolve(response), 0);
  const finish = () => void asked.promise.then((response) => response.end('done'));
  return { server, asked: asked.promise, finish };
}

test('stopping waits for a response in progress', async () => {
  const { server, asked, finish } = await holding();
  const answer = fetch(server.url, { headers: { connection: 'close' } });
  await asked;
  const closing = server.close();
  finish();
  expect(await (await answer).text()).toBe('done');
  await closing;
});

describe('stopping while visitors are connected', () => {
  const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const greeting = () => listen((_request, response) => response.end('hello'), 0);

  async function connectTo({ url }: ListeningServer): Promise<Socket> {
    const socket = connect(Number(new URL(url).port), 'localhost');
    await once(socket, 'connect');
    return socket;
  }

  test('requests that were just sent on connections kept alive are answered, and the connections end', async () => {
    const server = await greeting();
    const sockets = await Promise.all(Array.from({ length: 8 }, () => connectTo(server)));
    for (const socket of sockets) {
      socket.write(REQUEST);
      await once(socket, 'data');
    }
    const answers = sockets.map((socket) => {
      socket.write(REQUEST);
      return text(socket);
    });
    const closing = server.close();
    for (const answer of await Promise.all(answers)) {
      expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
      expect(answer).toMatch(/connection: close/i);
    }
    await closing;
  });

  test('so are those on connections that it has not accepted yet', async () => {
    const server = await greeting();
    const answers = Array.from({ length: 8 }, () => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
      socket.write(REQUEST);
      return socket;
    });
    // In the next tick, the system connects them; the server learns of that when it next asks the system.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    const closing = server.close();
    for (const socket of answers) expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK/);
    await closing;
  });

  test('a response in progress tells the client to send no more on its connection', async () => {
    const { server, asked, finish } = await holding();
    const socket = await connectTo(server);
    socket.write(REQUEST);
    await asked;
    const closing = server.close();
    finish();
    expect(await text(socket)).toMatch(/connection: close/i);
    await closing;
  });

  test('connections on which nothing is sent do not delay it', async () => {
    const server = await listen((_request, response) => response.end(), 0, { graceMs: 60_000 });
    const [silent, kept] = [await connectTo(server), await connectTo(server)];
    kept.write(REQUEST);
    await once(kept, 'data');
    silent.resume();
    kept.resume();
    await server.close();
  });

  test('whoever connects then is not let in', async () => {
    const server = await greeting();
    const visitor = await connectTo(server);
    visitor.resume();
    const closing = server.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(connectTo(server)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await closing;
  });
});

/** The status line and headers of the answer to a raw request. */
async function answerTo(url: string, request: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), 'localhost');
  socket.end(request);
  return text(socket);
}

test.each(['TRACE / HTTP/1.1', 'CONNECT elsewhere.example:443 HTTP/1.1', 'BREW / HTTP/1.1', 'TRACK / HTTP/1.1'])(
  '%s is not allowed',
  async (line) => {
    const server = await listen((_request, response) => response.end('answered'), 0);
    const answer = await answerTo(server.url, `${line}\r\nHost: localhost\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/);
    expect(answer).toMatch(/\r\nallow: GET, HEAD, POST\r\n/i);
    expect(answer).not.toContain('answered');
    await server.close();
  },
);

test('a visitor who asks for CONNECT and hangs up stops nothing', async () => {
  const server = await listen((_request, response) => response.end('answered'), 0);
  const socket = connect(Number(new URL(server.url).port), 'localhost');
  socket.write('CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n', () => socket.resetAndDestroy());
  await once(socket, 'close');
  expect(await (await fetch(server.url)).text()).toBe('answered');
  await server.close();
});

test('a request that cannot be read is still a bad one', async () => {
  const server = await listen((_request, response) => response.end('answered'), 0);
  expect(await answerTo(server.url, 'GET / HTTP/1.1\r\nno colon\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  await server.close();
});

test('a request for two hosts is a bad one: a proxy might have taken the other', async () => {
  const server = await listen((_request, response) => response.end('answered'), 0);
  const hosts = (...lines: string[]) => answerTo(server.url, `GET / HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  expect(await hosts('Host: localhost', 'HOST: localhost')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await hosts('Host: localhost', 'Accept: */*', 'host: elsewhere.example')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await hosts('X-Name: host', 'Host: localhost')).toContain('answered');
  await server.close();
});

test('a request whose length is said twice, or in two ways, is a bad one: a proxy might have read another', async () => {
  const server = await listen((_request, response) => response.end('answered'), 0);
  const lengths = (...lines: string[]) =>
    answerTo(server.url, `POST / HTTP/1.1\r\nHost: localhost\r\n${lines.join('\r\n')}\r\n\r\n0\r\n\r\n`);
  expect(await lengths('Content-Length: 5', 'Transfer-Encoding: chunked')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await lengths('Content-Length: 5', 'Content-Length: 0')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await lengths('Transfer-Encoding: chunked, identity')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await lengths('Transfer-Encoding: chunked')).toContain('answered');
  await server.close();
});

describe('the address to bind', () => {
  test('is the only one that answers', async () => {
    const server = await listen((_request, response) => response.end('answered'), 0, { host: '127.0.0.1' });
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const { port } = new URL(server.url);
    expect(await (await fetch(server.url)).text()).toBe('answered');
    await expect(fetch(`http://127.0.0.2:${port}`)).rejects.toThrow();
    await server.close();
  });

  test.each(['203.0.113.7', 'no-such-host.invalid'])('is refused by name when it is %s', async (host) => {
    await expect(listen(() => undefined, 0, { host })).rejects.toMatchObject({
      name: 'HostUnavailableError',
      message: expect.stringContaining(`HOST must be an address of this machine`),
    });
  });
});
