import { expect, test } from 'vitest';
import { rejectionNote } from './rejection-note.ts';

test('each reason is a line', () => {
  expect(rejectionNote(['It throws:\n  at line 1', 'It has no route'])).toBe('It throws: at line 1\nIt has no route');
});

test('what neither a database nor a terminal takes is left out', () => {
  expect(rejectionNote(['a\0b\u001B[2Jc'])).toBe('a\uFFFDb\uFFFD[2Jc');
});

test('nobody fills the history with one rejection', () => {
  const note = rejectionNote(Array<string>(1_000).fill('x'.repeat(10_000)));
  expect(note.split('\n').map(({ length }) => length)).toEqual(Array(50).fill(500));
});
