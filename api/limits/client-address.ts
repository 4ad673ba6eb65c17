import type { Config } from '../config.ts';

/**
 * The header in which the composition server passes on the address that a connection comes from. The server overwrites
 * whatever a visitor sends under this name; behind another front door, that one has to do the same.
 */
export const CLIENT_ADDRESS_HEADER = 'x-real-ip';

const UNKNOWN = 'unknown';

/**
 * Who is asking, for limits and logs: an IPv4 address, or the /64 network of an IPv6 address, since one
 * subscriber owns at least that much. Behind proxies of ours it is the address that the outermost of them was asked
 * from; what a visitor puts in X-Forwarded-For stands further left, and a chain that is too short is not believed.
 * Requests without an address share one answer, 'unknown'.
 */
export function clientAddress(request: Request, { trustedProxies }: Pick<Config, 'trustedProxies'>): string {
  const forwarded = trustedProxies > 0 ? (request.headers.get('x-forwarded-for')?.split(',') ?? []) : [];
  const hops = [...forwarded, request.headers.get(CLIENT_ADDRESS_HEADER) ?? ''];
  const address = withoutPort((hops.at(-1 - trustedProxies) ?? hops.at(-1) ?? '').trim().toLowerCase());
  if (!address) return UNKNOWN;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped) return mapped;
  return address.includes(':') ? network64(address) : address;
}

/** Some proxies forward '203.0.113.7:4711' and '[2001:db8::1]:4711': each connection would count as somebody new. */
const withoutPort = (address: string): string =>
  address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

function network64(address: string): string {
  const [head = '', tail] = address.split('%', 1)[0]!.split('::');
  const front = head ? head.split(':') : [];
  const back = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array<string>(zeros).fill('0'), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
