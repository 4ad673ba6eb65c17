import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';

export interface BlackHole {
  /** The database through the proxy. */
  url: string;
  /** From now on, nothing passes on the connections that are open, not even their end; new ones work. */
  swallow(): void;
  /** Ends the connections that are open. */
  reset(): void;
  /** Whether new connections are refused. */
  isClosed: boolean;
  close(): Promise<void>;
}

/**
 * A proxy in front of a Postgres server that listens on a socket. It makes of it a server on a network, whose open
 * connections may go silent: a host that lost its power, an entry that a router has forgotten.
 */
export async function startBlackHole(databaseUrl: string): Promise<BlackHole> {
  const target = new URL(databaseUrl);
  const upstreamPath = join(target.searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const passing = new Set<readonly [Socket, Socket]>();
  const sockets: Socket[] = [];

  const server = createServer({ allowHalfOpen: true }, (client) => {
    if (hole.isClosed) return void client.resetAndDestroy();
    const pair = [client, connect({ path: upstreamPath, allowHalfOpen: true })] as const;
    passing.add(pair);
    sockets.push(...pair);
    const [, upstream] = pair;
    const endBoth = () => passing.delete(pair) && pair.forEach((socket) => socket.destroy());
    for (const socket of pair) socket.on('error', endBoth).on('close', endBoth);
    client.pipe(upstream);
    upstream.pipe(client);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const hole: BlackHole = {
    url: `postgresql://test@127.0.0.1:${port}${target.pathname}`,
    swallow() {
      for (const pair of passing) for (const socket of pair) socket.unpipe().resume();
      passing.clear();
    },
    reset() {
      for (const [client, upstream] of passing) {
        client.resetAndDestroy();
        upstream.destroy();
      }
    },
    isClosed: false,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return hole;
}
