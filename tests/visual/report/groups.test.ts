import { expect, test } from 'vitest';
import type { Finding } from './finding.ts';
import { groupsOf } from './groups.ts';

const finding = (id: string, changes: Partial<Finding> = {}): Finding => ({
  id,
  title: `Components/${id}`,
  name: 'Primary',
  mode: 'haulwell-1440',
  summary: '4 places differ',
  share: 1,
  before: 'pictures/a.png',
  after: 'pictures/b.png',
  sizes: [],
  ...changes,
});
const idsOf = (...findings: Finding[]) => groupsOf(findings).map((group) => group.map(({ id }) => id));

test('the same colour that became the same other is looked at once, beginning with what it explains least', () => {
  const [red, blue] = ['#ff0000 became #cc0000', '#0000ff became #0000cc'];
  expect(
    idsOf(
      finding('chip', { colour: blue }),
      finding('button', { colour: red }),
      finding('card', { colour: red, share: 0.6 }),
    ),
  ).toEqual([['card', 'button'], ['chip']]);
});

test('patches of the same sizes are looked at once: rounder corners, in whatever colour', () => {
  const corners: Finding['sizes'] = [
    [14, 14],
    [14, 13],
  ];
  expect(
    idsOf(
      finding('button', { sizes: corners }),
      finding('chip', { sizes: [[13, 12]] }),
      finding('card', { sizes: [...corners, [300, 20]] }),
    ),
  ).toEqual([['button', 'chip'], ['card']]);
});

test('a story that moved is looked at once for all widths and brands', () => {
  const phone = finding('form', { sizes: [[300, 90]], mode: 'haulwell-360' });
  expect(idsOf(phone, finding('form', { sizes: [[900, 40]] }), finding('list', { sizes: [[10, 2]] }))).toEqual([
    ['form', 'form'],
    ['list'],
  ]);
});

test('what failed is first, and a component’s new stories are one', () => {
  const { before: _before, ...fresh } = finding('chip');
  const { after: _after, ...failed } = finding('form', { summary: 'It threw' });
  expect(idsOf(fresh, { ...fresh, mode: 'haulwell-360' }, failed)).toEqual([['form'], ['chip', 'chip']]);
});
