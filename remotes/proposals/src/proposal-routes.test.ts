import { expect, test } from 'vitest';
import { proposalMeta } from './pages/proposal/meta.ts';
import { routes } from './routes.tsx';
import { proposalRoutes } from './proposal-routes.ts';

test('every address opens its own copy with its own password', () => {
  expect(proposalRoutes.map(({ path, copy, auth }) => [path, copy, auth])).toEqual([
    ['/lcrca-proposal', 'updated', 'secureAuth'],
    ['/LCRCAPROPOSAL', 'updated', 'secureAuth'],
    ['/proposals/lcrca/updated', 'updated', 'secureAuth'],
    ['/proposals/lcrca/original', 'original', 'secureAuth'],
    ['/transport-uk-proposal', 'operator', 'transportUkAuth'],
  ]);
});

test('no two paths differ only in case, so each can be typed in any case', () => {
  const paths = routes.map(({ path }) => path.toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
});

test('proposals have the whole window and stay out of search engines', () => {
  expect(routes.map(({ layout }) => layout)).toEqual(proposalRoutes.map(() => 'standalone'));
  for (const route of proposalRoutes) expect(proposalMeta(route).robots).toBe('noindex');
});
