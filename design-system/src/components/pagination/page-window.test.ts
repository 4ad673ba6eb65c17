import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test('offers every page when there are five or fewer', () => {
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(3, 4)).toEqual([1, 2, 3, 4]);
});

test('keeps the current page in the middle of five numbers', () => {
  expect(pageWindow(6, 20)).toEqual([4, 5, 6, 7, 8]);
});

test('never runs past either end', () => {
  expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 5]);
  expect(pageWindow(2, 20)).toEqual([1, 2, 3, 4, 5]);
  expect(pageWindow(20, 20)).toEqual([16, 17, 18, 19, 20]);
});

test('stays inside the range when asked for a page beyond it', () => {
  expect(pageWindow(99, 7)).toEqual([3, 4, 5, 6, 7]);
  expect(pageWindow(1, 0)).toEqual([]);
});
