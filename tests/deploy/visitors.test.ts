import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as fc from 'fast-check';
import { clientAddress } from '@site/api';
import { loadConfig } from '@site/api/program';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findNginx } from '../../scripts/programs/nginx.ts';
import { startProxy, type Proxy } from './nginx.ts';
import { freePorts } from './ports.ts';
import { visit, type Visitor } from './visitor.ts';

const nginx = findNginx();
const SITE = loadConfig({});

if (!nginx) console.log('Who is one visitor to the proxy is not tested: that needs nginx.');

describe.skipIf(!nginx)('one visitor', () => {
  let site: Server;
  let proxy: Proxy;
  let visitor: Visitor;
  let whoPort: number;
  const forwarded = new Set<string | undefined>();
  beforeAll(async () => {
    site = createServer(({ headers }, answer) => {
      forwarded.add(headers['x-forwarded-for']?.toString());
      answer.end();
    }).listen(0, '127.0.0.1');
    await once(site, 'listening');
    const { port } = site.address() as AddressInfo;
    whoPort = (await freePorts(1))[0]!;
    // Lets a request say from where it comes, and asks the shipped file who that is.
    const around = `
      set_real_ip_from 127.0.0.1;
      real_ip_header test-address;
      server { listen 127.0.0.1:${whoPort}; location / { return 200 $site_visitor; } }`;
    proxy = await startProxy(nginx!, [port, port], around);
    visitor = await visit(proxy, '127.0.0.1');
  });
  afterAll(async () => {
    visitor?.leave();
    await proxy?.stop();
    site.close();
  });

  const toProxy = async (address: string) => {
    const answer = await fetch(`http://127.0.0.1:${whoPort}/`, { headers: { 'test-address': address } });
    return Buffer.from(await answer.arrayBuffer()).toString('hex');
  };
  const toSite = (address: string) =>
    clientAddress(new Request('http://localhost/', { headers: { 'x-real-ip': address } }), SITE);
  const statusesFrom = async (addresses: string[]) => {
    const asked = addresses.map((address) => visitor.ask('/healthz', { headers: { 'test-address': address } }));
    return new Set((await Promise.all(asked)).map(({ status }) => status));
  };

  test('is the same to the proxy as to the site', async () => {
    // Nobody connects from ::/96, where ancient programs wrote IPv4 addresses.
    const anyIpv6 = fc.ipV6().filter((address) => !address.startsWith('::'));
    const anywhere = fc.sample(fc.oneof(fc.ipV4(), anyIpv6), { numRuns: 40 });
    const ofOne = ['2001:db8:1::', '2001:db8:1:ffff::1', '203.0.113.7', '::ffff:203.0.113.7'];
    const ofOthers = ['2001:db8:2::1', '2001:db8::1', '203.0.113.8', '::1', '2001:a0a:a0a:a0a::a0a'];
    const addresses = [...anywhere, ...ofOne, ...ofOthers];
    const visitors = await Promise.all(
      addresses.map(async (from) => ({ site: toSite(from), proxy: await toProxy(from) })),
    );
    const count = (of: (visitor: (typeof visitors)[number]) => string) => new Set(visitors.map(of)).size;
    const each = addresses.length - ofOne.length / 2;
    expect([count(({ site: one }) => one), count(({ proxy: one }) => one)]).toEqual([each, each]);
    expect(count(({ site: one, proxy: same }) => `${one} ${same}`)).toBe(each);
  });

  test('cannot flood the site from 800 addresses of an IPv6 network, and their neighbour notices nothing', async () => {
    const flood = Array.from({ length: 800 }, (_, number) => `2001:db8:1:${(number % 7).toString(16)}::${number}`);
    expect(await statusesFrom(flood)).toEqual(new Set([200, 429]));
    expect(await statusesFrom(['2001:db8:2::1'])).toEqual(new Set([200]));
    expect(forwarded).toContain('2001:db8:2::1');
  });
});
