import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const from = (address?: string) =>
  clientAddress(new Request('http://localhost/', address === undefined ? {} : { headers: { 'x-real-ip': address } }), {
    trustedProxies: 0,
  });

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:DB8:0:1::abcd', '2001:db8:0:1::/64'],
  ['2001:0db8:0000:0001:1:2:3:4', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['2001:db8:0:1:1:2:203.0.113.7', '2001:db8:0:1::/64'],
  ['an-address-of-no-kind', 'an-address-of-no-kind'],
])('%s counts as %s', (address, expected) => {
  expect(from(address)).toBe(expected);
});

test('two machines of one IPv6 network count as one', () => {
  expect(from('2001:db8:1:2:3:4:5:6')).toBe(from('2001:db8:1:2:ffff::1'));
});

test('a request without an address is unknown, whatever else it claims', () => {
  expect(from()).toBe('unknown');
  expect(
    clientAddress(new Request('http://localhost/', { headers: { 'x-forwarded-for': '198.51.100.1' } }), {
      trustedProxies: 0,
    }),
  ).toBe('unknown');
});

test.each([
  [0, '10.0.0.1'],
  [1, '10.0.0.2'],
  [2, '203.0.113.7'],
  [4, '10.0.0.1'],
])('behind %i of our proxies it is %s, whatever a visitor claims', (trustedProxies, expected) => {
  const headers = { 'x-real-ip': '10.0.0.1', 'x-forwarded-for': '198.51.100.1, 203.0.113.7, 10.0.0.2' };
  expect(clientAddress(new Request('http://localhost/', { headers }), { trustedProxies })).toBe(expected);
});

test.each([
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8:0:1::abcd]:4711', '2001:db8:0:1::/64'],
  ['[2001:db8:0:1::abcd]', '2001:db8:0:1::/64'],
])('a port that a proxy forwards makes no difference: %s counts as %s', (forwarded, expected) => {
  const headers = { 'x-real-ip': '10.0.0.1', 'x-forwarded-for': forwarded };
  expect(clientAddress(new Request('http://localhost/', { headers }), { trustedProxies: 1 })).toBe(expected);
});

test('a proxy that forwards no address is itself the client', () => {
  expect(
    clientAddress(new Request('http://localhost/', { headers: { 'x-real-ip': '10.0.0.1' } }), { trustedProxies: 1 }),
  ).toBe('10.0.0.1');
});
