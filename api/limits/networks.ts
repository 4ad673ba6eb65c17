import ipaddr from 'ipaddr.js';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;
/** A network's first address, and how many bits of it count. */
export type Network = [Address, number];

/** Reads '10.0.0.0/8, ::1'; a lone address is a network of one. Undefined if any part is neither. */
export function readNetworks(text: string): Network[] | undefined {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  const networks = parts.map(readNetwork).filter((network) => network !== undefined);
  return networks.length === parts.length ? networks : undefined;
}

export const isInNetworks = (address: Address, networks: readonly Network[]): boolean =>
  networks.some(([base, bits]) => base.kind() === address.kind() && address.match(base, bits));

function readNetwork(text: string): Network | undefined {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  if (!text.includes('/') && isAddress(text)) {
    const address = ipaddr.parse(text);
    return [address, address.kind() === 'ipv4' ? 32 : 128];
  }
  return undefined;
}

/** Four numbers or an IPv6 address: '10' and '0x7f.1', which some programs accept, are mistakes here. */
const isAddress = (text: string) => ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
