import { expect, test } from 'vitest';
import { publicSources, taggedNames } from './tagged-names.test-support.ts';

const source = (text: string) => [{ file: 'sign.tsx', text }];

test('a tag in the docstring of an export is found, whatever stands above it', () => {
  const sign = source('/**\n * A sign.\n *\n * @deprecated Use `Badge`.\n */\nexport function Sign() {}');
  expect(taggedNames('deprecated', sign)).toEqual(['Sign']);
  expect(taggedNames('experimental', sign)).toEqual([]);
});

test('a tag on a constant counts, and one on a prop or in a sentence does not', () => {
  expect(taggedNames('experimental', source('/** @experimental */\nexport const signs = [];'))).toEqual(['signs']);
  const prop = 'export interface SignProps {\n  /** @deprecated */\n  old?: boolean;\n}\n';
  expect(taggedNames('deprecated', source(`${prop}/** Not @deprecated. */\nexport function Sign() {}`))).toEqual([]);
});

test('every public component is looked at', () => {
  const files = publicSources().map(({ file }) => file);
  expect(files.filter((file) => file.includes('/components/')).length).toBeGreaterThan(60);
});
