import ipaddr from 'ipaddr.js';
import type { Config } from '../config.ts';

/**
 * The header in which the composition server passes on the address of a connection. It overwrites any value that a
 * visitor sends; another server in its place must do the same.
 */
export const CLIENT_ADDRESS_HEADER = 'x-real-ip';

const UNKNOWN = 'unknown';

/**
 * The client, for limits and logs: an IPv4 address, or the /64 network of an IPv6 address, since one subscriber has at
 * least that much. Behind our own proxies it is the address that connected to the outermost of them; entries that a
 * visitor puts in X-Forwarded-For are further left, and a chain that is too short is not trusted.
 * All requests without an address count as 'unknown'.
 */
export function clientAddress(
  request: Pick<Request, 'headers'>,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
): string {
  const forwarded = trustedProxies > 0 ? (request.headers.get('x-forwarded-for')?.split(',') ?? []) : [];
  const hops = [...forwarded, request.headers.get(CLIENT_ADDRESS_HEADER) ?? ''];
  const address = withoutPort((hops.at(-1 - trustedProxies) ?? hops.at(-1) ?? '').trim().toLowerCase());
  if (!address) return UNKNOWN;
  if (!ipaddr.isValid(address)) return address;
  // An IPv4-mapped IPv6 address becomes the IPv4 address.
  const read = ipaddr.process(address);
  return 'parts' in read ? network64(read) : read.toString();
}

/** Some proxies forward '203.0.113.7:4711' and '[2001:db8::1]:4711': each connection would count as a new client. */
const withoutPort = (address: string): string =>
  address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

const network64 = ({ parts }: ipaddr.IPv6): string =>
  `${parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
