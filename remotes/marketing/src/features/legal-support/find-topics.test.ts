import { expect, test } from 'vitest';
import { countTopics, findTopics } from './find-topics.ts';

const lists = [
  { id: 'a', title: 'A', topics: ['Tachograph offences', 'Public inquiries'] },
  { id: 'b', title: 'B', topics: ['Fleet claims'] },
];

test('a topic is found by a part of it, whatever the case and the spaces around', () => {
  expect(findTopics(lists, ' tachoGRAPH ').map(({ topics }) => topics)).toEqual([['Tachograph offences'], []]);
});

test('without a term, all topics are there', () => {
  expect(findTopics(lists, '  ')).toEqual(lists);
});

test('topics are counted across the lists', () => {
  expect(countTopics(lists)).toBe(3);
  expect(countTopics(findTopics(lists, 'nothing like it'))).toBe(0);
});
