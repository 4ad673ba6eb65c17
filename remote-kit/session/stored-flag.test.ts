import { expect, test } from 'vitest';
import { storedFlag } from './stored-flag.ts';

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

test('each password has its own flag', () => {
  const storage = memoryStorage();
  const authority = storedFlag('secureAuth', () => storage);
  const operator = storedFlag('transportUkAuth', () => storage);
  authority.set();
  expect([authority.isSet(), operator.isSet()]).toEqual([true, false]);
  authority.clear();
  expect(authority.isSet()).toBe(false);
});

test('a browser without storage asks for the password every time, and nothing breaks', () => {
  const flag = storedFlag('secureAuth', () => {
    throw new DOMException('Denied', 'SecurityError');
  });
  flag.set();
  flag.clear();
  expect(flag.isSet()).toBe(false);
});
