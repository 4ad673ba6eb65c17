import { once } from 'node:events';
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

test('stopping waits for a response in progress', async () => {
  let finish = (): void => undefined;
  const asked = Promise.withResolvers<void>();
  const server = await listen((_request, response) => {
    finish = () => response.end('done');
    asked.resolve();
  }, 0);
  const answer = fetch(server.url, { headers: { connection: 'close' } });
  await asked.promise;
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
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const socket = connect(Number(new URL(server.url).port), 'localhost');
        socket.write(REQUEST);
        return socket;
      }),
    );
    await once(answers.at(-1)!, 'connect');
    const closing = server.close();
    for (const socket of answers) expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK/);
    await closing;
  });

  test('a response in progress tells the client to send no more on its connection', async () => {
    let finish = (): void => undefined;
    const asked = Promise.withResolvers<void>();
    const server = await listen((_request, response) => {
      finish = () => response.end('done');
      asked.resolve();
    }, 0);
    const socket = await connectTo(server);
    socket.write(REQUEST);
    await asked.promise;
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
