import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';

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
