import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { placedIn } from './fragments.ts';

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
