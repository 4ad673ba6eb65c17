import { expect, test } from 'vitest';
import { incompatibilities } from './compatibility.ts';

const provided = { react: '19.3.1', '@site/design-system': '1.4.0' };

test('a build fits a shell that provides the versions it was built against', () => {
  expect(incompatibilities(provided, provided)).toEqual([]);
});

test('a build fits a shell that provides newer versions with the same major version', () => {
  expect(incompatibilities({ react: '19.0.0', '@site/design-system': '1.3.9' }, provided)).toEqual([]);
});

test('a build does not fit a shell that provides an older minor version', () => {
  expect(incompatibilities({ '@site/design-system': '1.5.0' }, provided)).toEqual([
    'it needs @site/design-system ^1.5.0, and this shell provides 1.4.0',
  ]);
});

test('a build does not fit a shell with another major version, newer or older', () => {
  expect(incompatibilities({ '@site/design-system': '2.0.0', react: '18.3.1' }, provided)).toEqual([
    'it needs @site/design-system ^2.0.0, and this shell provides 1.4.0',
    'it needs react ^18.3.1, and this shell provides 19.3.1',
  ]);
});

test('a build does not fit a shell that lacks a package it needs', () => {
  expect(incompatibilities({ 'react-router-dom': '7.0.0' }, provided)).toEqual([
    'it needs react-router-dom ^7.0.0, and this shell provides none',
  ]);
});

test('something that is not a version fits nowhere', () => {
  expect(incompatibilities({ react: 'latest' }, provided)).toHaveLength(1);
});
