import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { COMMONJS } from './shared-entries.ts';

/** Each package, and what it exports by a name. */
const packages = COMMONJS.map((name) => {
  const exported = createRequire(import.meta.url)(name) as Record<string, unknown>;
  return [name, new Map(Object.entries(exported))] as const;
});
const namesOf = (exported: ReadonlyMap<string, unknown>) => [...exported.keys()];

test('React’s packages, which browsers load as one file, mean the same by a name', () => {
  const names = new Set(packages.flatMap(([, exported]) => namesOf(exported)));
  expect(names.size).toBeGreaterThan(40);
  for (const name of names) {
    const meanings = packages.flatMap(([, exported]) => (exported.has(name) ? [exported.get(name)] : []));
    expect(new Set(meanings).size, name).toBe(1);
  }
});

test('no name of theirs hides one of the router, which is in the same file', async () => {
  const router = Object.keys(await import('../shell/src/remotes/router-surface.ts'));
  expect(router).toContain('Link');
  const ofReact = new Set(packages.flatMap(([, exported]) => namesOf(exported)));
  expect(router.filter((name) => ofReact.has(name))).toEqual([]);
});
