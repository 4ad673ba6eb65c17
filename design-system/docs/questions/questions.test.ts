import { expect, test } from 'vitest';
import { pageIds, storyIds } from '../storybook-ids.test-support.ts';
import { questions } from './questions.ts';

test('there are twenty, no two alike', () => {
  expect(new Set(questions.map(({ question }) => question)).size).toBe(20);
});

test.each(questions)('the place that answers “$question” exists', ({ page, story }) => {
  expect([...storyIds, ...pageIds]).toContain(`${page}--${story?.id ?? 'docs'}`);
});
