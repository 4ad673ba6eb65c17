import { createLog } from '@site/api/program';
import { expect, test } from 'vitest';

test('a line has its time in UTC, and is one line of JSON whatever is in it', () => {
  const lines: string[] = [];
  const hostile = 'a\n{"level":"error","event":"forged"}\r\u2028\u001b[31m"';
  createLog((line) => lines.push(line)).warn('page.answered', { path: hostile });
  expect(lines).toHaveLength(1);
  expect(lines[0]!.trimEnd()).not.toMatch(/\p{Cc}/u);
  expect(JSON.parse(lines[0]!)).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
    level: 'warn',
    event: 'page.answered',
    path: hostile,
  });
});
