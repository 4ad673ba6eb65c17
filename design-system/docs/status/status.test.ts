import { describe, expect, test } from 'vitest';
import { releases } from './releases.ts';
import { statusOf, type Release } from './status.ts';

const records: Release[] = [
  { version: '1.9.0', exports: ['Card', 'Sign'], deprecated: ['Sign'] },
  { version: '1.0.0', exports: ['Card', 'Sign'] },
  { version: '1.10.0', exports: ['Card', 'Route', 'Sign'], deprecated: ['Sign'] },
];

describe('a component', () => {
  test('is experimental as long as no release has recorded it', () =>
    expect(statusOf('Ramp', records)).toEqual({ name: 'experimental' }));

  test('is stable since the first release that recorded it', () => {
    expect(statusOf('Card', records)).toEqual({ name: 'stable', since: '1.0.0' });
    expect(statusOf('Route', records)).toEqual({ name: 'stable', since: '1.10.0' });
  });

  test('is deprecated since the first release that said so', () =>
    expect(statusOf('Sign', records)).toEqual({ name: 'deprecated', since: '1.0.0', deprecatedSince: '1.9.0' }));

  test('is stable again when the newest release no longer calls it deprecated', () => {
    const newest = { version: '1.11.0', exports: ['Sign'] };
    expect(statusOf('Sign', [...records, newest])).toEqual({ name: 'stable', since: '1.0.0' });
  });
});

test('the records say since when there is a Combobox', () =>
  expect(statusOf('Combobox', releases)).toEqual({ name: 'stable', since: '1.3.0' }));
