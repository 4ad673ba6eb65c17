import { Agent, get } from 'node:http';

export interface Load {
  /** Answers by status; 0 for connections that were cut. */
  statuses: Map<number, number>;
  seconds: number;
}

interface LoadOptions {
  url: string;
  /** How many visitors ask at once, each from an address of their own, one request after the other. */
  connections: number;
  seconds: number;
  /** Ends it earlier. */
  requests?: number;
  /** The path of the next request. */
  path: () => string;
}

/** Sends requests for so long, or so many, and counts the answers. */
export async function load({ url, connections, seconds, requests = Infinity, path }: LoadOptions): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const statuses = new Map<number, number>();
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  let sent = 0;
  const visitor = async (_: unknown, number: number) => {
    const headers = { 'x-forwarded-for': `198.18.${number >> 8}.${number & 255}`, 'accept-encoding': 'br' };
    while (performance.now() < until && sent < requests) {
      sent += 1;
      const status = await request(url + path(), agent, headers);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  agent.destroy();
  return { statuses, seconds: (performance.now() - startedAt) / 1000 };
}

const request = (url: string, agent: Agent, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve) => {
    get(url, { agent, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', () => resolve(0));
    }).once('error', () => resolve(0));
  });
