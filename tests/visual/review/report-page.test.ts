import { expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import { reportPage } from './report-page.ts';

const entry: Entry = {
  kind: 'changed',
  id: 'components-type-text--plain',
  title: 'Components/Type/Text',
  name: 'Plain',
  mode: 'wayfell-1440-dark',
  sides: ['before', 'after', 'difference'],
};

const textOf = (page: string) => page.replace(/^.*<main>/s, '').replaceAll(/<[^>]+>/g, '');

test('three pictures stand side by side, with what they show', () => {
  const page = reportPage({ same: 1200, entries: [entry] });
  for (const [side, words] of [
    ['before', 'Before'],
    ['after', 'After'],
    ['difference', 'Difference'],
  ]) {
    expect(page).toContain(`src="${side}/wayfell-1440-dark/components-type-text--plain.png"`);
    expect(page).toContain(`alt="${words}: Components/Type/Text, Plain, Wayfell, 1440 wide, dark"`);
  }
  expect(textOf(page)).toContain('1 changed. 1,200 as approved.');
});

test('components are in the order of the alphabet, and stories under them', () => {
  const button = {
    ...entry,
    id: 'components-actions-button--small',
    title: 'Components/Actions/Button',
    name: 'Small',
  };
  const headings = [
    ...reportPage({ same: 0, entries: [entry, { ...entry, mode: 'haulwell-360' }, button] }).matchAll(
      /<h[234][^>]*>([^<]*)/g,
    ),
  ];
  expect(headings.map(([, heading]) => heading?.trim())).toEqual([
    'Components/Actions/Button',
    'Small',
    'Wayfell, 1440 wide, dark',
    'Components/Type/Text',
    'Plain',
    'Haulwell, 360 wide, light',
    'Wayfell, 1440 wide, dark',
  ]);
});

test('it says how to approve everything, a component of several stories, and a story', () => {
  const others = [entry, { ...entry, id: 'components-type-text--long', name: 'Long' }];
  const text = textOf(reportPage({ same: 0, entries: others }));
  expect(text.match(/npm run test:visual -- --approve\S*( [\w-]+)?/g)).toEqual([
    'npm run test:visual -- --approve',
    'npm run test:visual -- --approve components-type-text',
    'npm run test:visual -- --approve components-type-text--plain',
    'npm run test:visual -- --approve components-type-text--long',
  ]);
});

test('a story that failed says why, and cannot be approved', () => {
  const failed: Entry = { ...entry, kind: 'failed', sides: [], message: 'Expected <h1> & "that"' };
  const page = reportPage({ same: 0, entries: [failed] });
  expect(page).toContain('Expected &lt;h1&gt; &amp; &quot;that&quot;');
  expect(page).not.toContain('--approve');
});

test('names are escaped', () => {
  const page = reportPage({ same: 0, entries: [{ ...entry, title: '<b>"', name: '<i>' }] });
  expect(page).toContain('&lt;b&gt;&quot;, &lt;i&gt;');
  expect(page).not.toMatch(/<[bi]>/);
});

test('without differences it says so', () => {
  expect(textOf(reportPage({ same: 7, entries: [] }))).toContain('Nothing differs. 7 as approved.');
});
