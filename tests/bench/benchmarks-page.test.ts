import { expect, test } from 'vitest';
import { withSection } from './benchmarks-page.ts';

const page = '# Figures\n\nAll of them.\n\n## Pages\n\nold\n\n### Loaded\n\nold\n\n## API\n\nkept\n';

test('a benchmark replaces its own section, with what is below smaller headings, and no other', () => {
  expect(withSection(page, 'Pages', 'new\n\n### Loaded\n\nnew\n')).toBe(page.replaceAll('old', 'new'));
  expect(withSection(page, 'API', 'new')).toBe(page.replace('kept', 'new'));
});

test('a benchmark whose section is missing is not written anywhere', () => {
  expect(() => withSection(page, 'Builds', 'new')).toThrow('lacks a section "Builds"');
});
