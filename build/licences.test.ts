import { expect, test } from 'vitest';
import { complete } from './licences.ts';

const notice = { name: 'bundled', version: '1.0.0', identifier: 'MIT', text: 'Copyright …' };

test('a build may not contain a package without its notice', () => {
  expect(complete([notice])).toEqual([notice]);
  expect(() => complete([notice, { name: 'bare', version: '2.0.0', identifier: 'MIT' }])).toThrow(
    'bare 2.0.0 is in the build, but its licence is not',
  );
});

test('the site’s own packages need none', () => {
  expect(complete([notice, { name: '@site/remote-kit', version: '1.0.0' }])).toEqual([notice]);
});
