import { describe, expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { clientAddress, clientNetwork } from './client-address.ts';

const { trustedProxyNetworks } = loadConfig({});
const behind = (trustedProxies: number, networks?: string) => ({
  trustedProxies,
  trustedProxyNetworks: networks
    ? loadConfig({ TRUSTED_PROXY_NETWORKS: networks }).trustedProxyNetworks
    : trustedProxyNetworks,
});
const requestWith = (headers: Record<string, string>) => new Request('http://localhost/', { headers });

const from = (address?: string) =>
  clientAddress(requestWith(address === undefined ? {} : { 'x-real-ip': address }), behind(0));

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:DB8:1::abcd', '2001:db8:1::/48'],
  ['2001:0db8:0001:0002:1:2:3:4', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['2001:db8:1:1:1:2:203.0.113.7', '2001:db8:1::/48'],
  ['an-address-of-no-kind', 'an-address-of-no-kind'],
])('%s counts as %s', (address, expected) => {
  expect(from(address)).toBe(expected);
});

test('whoever has an IPv6 network is one visitor in each of its parts, and their neighbour is another', () => {
  expect(from('2001:db8:1:2:3:4:5:6')).toBe(from('2001:db8:1:ffff::1'));
  expect(from('2001:db8:1:2:3:4:5:6')).not.toBe(from('2001:db8:2:2:3:4:5:6'));
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:DB8:0:1::abcd', '2001:db8:0::/48'],
  ['an-address-of-no-kind', 'an-address-of-no-kind'],
  ['', 'unknown'],
])('%s is in the network %s', (address, expected) => {
  expect(clientNetwork(requestWith({ 'x-real-ip': address }), behind(0))).toBe(expected);
});

test('a request without an address is unknown, whatever else it claims', () => {
  expect(from()).toBe('unknown');
  expect(clientAddress(requestWith({ 'x-forwarded-for': '198.51.100.1' }), behind(0))).toBe('unknown');
  expect(clientAddress(requestWith({ 'x-forwarded-for': '198.51.100.1' }), behind(1))).toBe('unknown');
});

test.each([
  [0, '10.0.0.1'],
  [1, '10.0.0.2'],
  [2, '203.0.113.7'],
  // The address left of a visitor's is the visitor's own invention.
  [4, '203.0.113.7'],
])('behind %i of our proxies it is %s, whatever a visitor claims', (trustedProxies, expected) => {
  const headers = { 'x-real-ip': '10.0.0.1', 'x-forwarded-for': '198.51.100.1, 203.0.113.7, 10.0.0.2' };
  expect(clientAddress(requestWith(headers), behind(trustedProxies))).toBe(expected);
});

test.each([
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8:0:1::abcd]:4711', '2001:db8:0::/48'],
  ['[2001:db8:0:1::abcd]', '2001:db8:0::/48'],
])('a port that a proxy forwards makes no difference: %s counts as %s', (forwarded, expected) => {
  expect(clientAddress(requestWith({ 'x-real-ip': '10.0.0.1', 'x-forwarded-for': forwarded }), behind(1))).toBe(
    expected,
  );
});

test('a proxy that forwards no address is itself the client', () => {
  expect(clientAddress(requestWith({ 'x-real-ip': '10.0.0.1' }), behind(1))).toBe('10.0.0.1');
});

describe('somebody who connects from elsewhere than our proxies', () => {
  const forged = (address: string) => requestWith({ 'x-real-ip': address, 'x-forwarded-for': '198.51.100.1' });

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:0:1::abcd', '2001:db8:0::/48'],
  ])('at %s, is taken by their own address, whatever they claim', (address, expected) => {
    expect(clientAddress(forged(address), behind(1))).toBe(expected);
  });

  test.each(['127.0.0.1', '::1', '::ffff:10.1.2.3', '172.31.0.1', '192.168.0.9', 'fd00::7'])(
    'unlike a proxy at %s, whose word is taken',
    (address) => {
      expect(clientAddress(forged(address), behind(1))).toBe('198.51.100.1');
    },
  );

  test('is known by the networks that the configuration names, instead of the private ones', () => {
    const ours = behind(1, '203.0.113.0/28, 2001:db8::5');
    expect(clientAddress(forged('203.0.113.9'), ours)).toBe('198.51.100.1');
    expect(clientAddress(forged('2001:db8::5'), ours)).toBe('198.51.100.1');
    expect(clientAddress(forged('203.0.113.99'), ours)).toBe('203.0.113.99');
    expect(clientAddress(forged('10.0.0.1'), ours)).toBe('10.0.0.1');
  });
});
