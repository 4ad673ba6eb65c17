import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { checkExample, placedIn } from './fragments.ts';

const placed = (code: string) => placedIn(parseAst(code));
const KIT = "import { Fragment } from '@site/remote-kit';";

test('a fragment that a page shows is found by the name written out for it', () => {
  expect(placed(`${KIT} export const a = () => jsx(Fragment, { name: 'job-board/latest-jobs', input: {} });`)).toEqual([
    'job-board/latest-jobs',
  ]);
  expect(
    placed(
      "import { Fragment as Part } from '@site/remote-kit/fragment.tsx'; jsxs(Part, { input: {}, name: `a/b` }, 'key');",
    ),
  ).toEqual(['a/b']);
});

test('a name that is computed is reported as such', () => {
  expect(placed(`${KIT} jsx(Fragment, { name: which, input: {} });`)).toEqual([undefined]);
});

test('React’s fragments are others', () => {
  expect(placed("import { Fragment } from 'react/jsx-runtime'; jsx(Fragment, { children: [] });")).toEqual([]);
});

describe('the example of a fragment', () => {
  const input = v.strictObject({
    count: v.pipe(v.number(), v.maxValue(12)),
    heading: v.object({ level: v.picklist([2, 3]) }),
    category: v.optional(v.string()),
  });
  const check = (example: unknown) => checkExample('job-board', { name: 'latest-jobs', input, example });

  test('fits what the fragment takes', async () => {
    await expect(check({ count: 3, heading: { level: 2 } })).resolves.toBeUndefined();
  });

  test.each<[string, unknown, string]>([
    ['of another type', { count: '3', heading: { level: 2 } }, 'count: Invalid type'],
    ['out of its range', { count: 13, heading: { level: 2 } }, 'count: Invalid value'],
    ['within another field', { count: 3, heading: { level: 4 } }, 'heading.level: Invalid type'],
    ['that is missing', { heading: { level: 2 } }, 'count: Invalid key'],
    ['that it does not take', { count: 3, heading: { level: 2 }, colour: 'red' }, 'colour: Invalid key'],
    ['that is no object', 'three', 'Invalid type'],
  ])('stops the build with a field %s, and names fragment and field', async (_what, example, fault) => {
    await expect(check(example)).rejects.toThrow(
      `job-board: the example of the fragment latest-jobs does not fit what it takes: ${fault}`,
    );
  });
});
