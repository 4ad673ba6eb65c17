import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brand } from '../../design-system/src/brand/index.ts';
import { brands, isPictured, modesOf } from '../../.storybook/modes.ts';

const folders = readdirSync(join(import.meta.dirname, '../../design-system/src/brand'), { withFileTypes: true });

test('every brand can be chosen in Storybook', () => {
  const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(Object.keys(brands).toSorted()).toEqual(names.toSorted());
});

test("Storybook opens in the site's brand", () => {
  expect(Object.values(brands)[0]).toBe(brand.name);
});

test("a page is captured at every width in the site's brand, and on a desktop in the others", () => {
  expect(Object.keys(modesOf('Pages/Marketing/Home'))).toEqual([
    'haulwell-360',
    'haulwell-768',
    'haulwell-1440',
    'wayfell-1440',
    'keelmoor-1440',
  ]);
});

test('a component is captured on a phone and a desktop, in the dark, and once in each other brand', () => {
  expect(Object.keys(modesOf('Components/Actions/Button'))).toEqual([
    'haulwell-360',
    'haulwell-1440',
    'haulwell-1440-dark',
    'wayfell-1440',
    'keelmoor-1440',
  ]);
});

test('a story of one width is captured at that width only', () => {
  expect(Object.keys(modesOf('Components/Actions/Button', 'tablet'))).toEqual(['haulwell-768']);
  expect(Object.keys(modesOf('Pages/Marketing/Home', 'phone'))).toEqual(['haulwell-360']);
});

test("a component's story that proves behaviour is not captured", () => {
  expect(isPictured('Components/Actions/Button', ['dev', 'test'])).toBe(false);
  expect(isPictured('Components/Actions/Button', ['dev', 'test', 'autodocs'])).toBe(true);
  expect(isPictured('Patterns/Forms', ['dev', 'test'])).toBe(true);
});
