import { expect, test } from 'vitest';
import { spellPath } from './one-address.ts';

test.each([
  ['/jobs', '/JOBS', '/jobs'],
  ['/jobs', '/Jobs/', '/jobs'],
  ['/jobs', '/%6Aobs', '/jobs'],
  ['/LCRCAPROPOSAL', '/lcrcaproposal', '/LCRCAPROPOSAL'],
  ['/blog/safety-tips', '/Blog//Safety-Tips', '/blog/safety-tips'],
  ['/', '/', '/'],
])('the page at %s has one address, not also %s', (pattern, pathname, address) => {
  expect(spellPath(pattern, pathname)).toBe(address);
});

test('a parameter keeps its spelling, even one that cannot be decoded', () => {
  expect(spellPath('/jobs/:slug', '/Jobs/HGV%2Fdriver')).toBe('/jobs/HGV%2Fdriver');
  expect(spellPath('/jobs/:slug', '/jobs/%zz')).toBe('/jobs/%zz');
  expect(spellPath('/jobs/*', '/Jobs/A/b')).toBe('/jobs/A/b');
});
