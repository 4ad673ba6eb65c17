import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { collectFacts } from '../../../.storybook/documentation/component-facts/collect.ts';
import { componentName } from '../component-folders.ts';
import { needs } from '../which-component/needs.ts';
import { releases } from './releases.ts';
import { statusOf, unused, type Release } from './status.ts';

const records: Release[] = [
  { version: '1.9.0', exports: ['Card', 'Sign'], deprecated: ['Sign'] },
  { version: '1.0.0', exports: ['Card', 'Sign'] },
  { version: '1.10.0', exports: ['Card', 'Route', 'Sign'], deprecated: ['Sign'] },
];

describe('a component', () => {
  test('is a draft as long as no release has recorded it', () =>
    expect(statusOf('Ramp', records)).toEqual({ name: 'draft' }));

  test('is in beta in its first minor version, and its patches', () => {
    const patch = { version: '1.10.1', exports: ['Route'] };
    expect(statusOf('Route', [...records, patch])).toEqual({ name: 'beta', since: '1.10.0' });
  });

  test('is stable in the next one, since the release that first recorded it', () => {
    const next = { version: '1.11.0', exports: ['Route'] };
    expect(statusOf('Card', records)).toEqual({ name: 'stable', since: '1.0.0' });
    expect(statusOf('Route', [...records, next])).toEqual({ name: 'stable', since: '1.10.0' });
  });

  test('stays in beta while no page uses it', () => {
    const both = ['1.0.0', '1.1.0'].map((version) => ({ version, exports: [...unused] }));
    for (const name of unused) expect(statusOf(name, both)).toEqual({ name: 'beta', since: '1.0.0' });
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

test('what no page uses is known: neither more nor less', async () => {
  const facts = await collectFacts(dirname(dirname(dirname(import.meta.dirname))));
  const areUsed = new Set(
    Object.entries(facts).flatMap(([folder, fact]) => (fact?.pages.length ? componentName(folder) : [])),
  );
  const isOldEnough = (component: string) => unused.has(component) || statusOf(component, releases).name === 'stable';
  const components = needs.flatMap((area) => area.needs.map(({ component }) => component));
  expect(components.filter((component) => isOldEnough(component) && !areUsed.has(component)).sort()).toEqual(
    [...unused].sort(),
  );
});
