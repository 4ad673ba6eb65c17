import ipaddr from 'ipaddr.js';
import type { Config } from '../config.ts';
import { isInNetworks, type Address } from './networks.ts';

/**
 * The header in which the composition server passes on the address of a connection. It overwrites any value that a
 * visitor sends; another server in its place must do the same.
 */
export const CLIENT_ADDRESS_HEADER = 'x-real-ip';

const UNKNOWN = 'unknown';

/**
 * How many bits of an address are one visitor. An IPv6 address costs nothing: whoever has one has the 2^64 around it,
 * and a household or a rented machine up to 65,536 such networks, which together are a /48. deploy/nginx has the same.
 */
const VISITOR = { ipv4: 32, ipv6: 48 };

/** What one person can often move about in. Of IPv6 that is no more than a visitor. */
const NEIGHBOURHOOD = { ...VISITOR, ipv4: 24 };

export type ProxyTrust = Pick<Config, 'trustedProxies' | 'trustedProxyNetworks'>;

/**
 * Who is one visitor, for everything that counts visitors or tells them apart by where they are: an IPv4 address, or
 * the /48 network of an IPv6 address. Behind our own proxies it is the address that connected to the outermost of them;
 * entries that a visitor puts in X-Forwarded-For are further left. Only an address of a trusted network may name the
 * one before it. All requests without an address count as 'unknown'.
 */
export function clientAddress(request: Pick<Request, 'headers'>, trust: ProxyTrust): string {
  return inNetwork(clientOf(request, trust), VISITOR);
}

/** The client's neighbourhood: the /24 of IPv4, the /48 of IPv6. */
export function clientNetwork(request: Request, trust: ProxyTrust): string {
  return inNetwork(clientOf(request, trust), NEIGHBOURHOOD);
}

/** Whether the connection comes from one of our proxies, so that its forwarding headers are true. */
export function isFromTrustedProxy({ headers }: Request, trust: ProxyTrust): boolean {
  return trust.trustedProxies > 0 && isTrusted(headers.get(CLIENT_ADDRESS_HEADER) ?? '', trust);
}

/** The client's address as it was written. */
function clientOf({ headers }: Pick<Request, 'headers'>, trust: ProxyTrust): string {
  const hops = headers.get('x-forwarded-for')?.split(',') ?? [];
  let client = headers.get(CLIENT_ADDRESS_HEADER) ?? '';
  for (let proxies = 0; proxies < trust.trustedProxies && isTrusted(client, trust); proxies += 1) {
    const before = hops.pop();
    if (before === undefined) break;
    client = before;
  }
  return withoutPort(client.trim().toLowerCase());
}

function isTrusted(text: string, { trustedProxyNetworks }: ProxyTrust): boolean {
  const address = readAddress(withoutPort(text.trim()));
  return address !== undefined && isInNetworks(address, trustedProxyNetworks);
}

/** An IPv4-mapped IPv6 address becomes the IPv4 address. */
const readAddress = (text: string): Address | undefined => (ipaddr.isValid(text) ? ipaddr.process(text) : undefined);

/** Some proxies forward '203.0.113.7:4711' and '[2001:db8::1]:4711': each connection would count as a new client. */
const withoutPort = (address: string): string =>
  address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

/** '203.0.113.7', '203.0.113.0/24' or '2001:db8:1::/48'; text that is no address stays as it is. */
function inNetwork(text: string, bits: { ipv4: number; ipv6: number }): string {
  if (text === '') return UNKNOWN;
  const address = readAddress(text);
  if (!address) return text;
  if ('parts' in address) return `${hextets(address, bits.ipv6 / 16)}::/${bits.ipv6}`;
  const { octets } = address;
  const kept = bits.ipv4 / 8;
  const network = octets.map((octet, index) => (index < kept ? octet : 0)).join('.');
  return bits.ipv4 === 32 ? network : `${network}/${bits.ipv4}`;
}

const hextets = ({ parts }: ipaddr.IPv6, count: number): string =>
  parts
    .slice(0, count)
    .map((part) => part.toString(16))
    .join(':');
