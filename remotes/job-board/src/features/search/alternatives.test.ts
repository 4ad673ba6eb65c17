import { expect, it } from 'vitest';
import { widerSearches } from './alternatives.ts';
import { EMPTY_SEARCH, searchHref } from './job-search.ts';

it('a search that finds nothing offers wider ones as links, with what each finds', () => {
  const query = { ...EMPTY_SEARCH, search: 'zeppelin', near: 'salford', licence: ['C' as const], salary_min: 90_000 };
  const wider = widerSearches(
    query,
    [
      { within: 50, total: 40 },
      { drop: 'search', total: 12 },
      { drop: 'near', total: 3 },
      { drop: 'licence', total: 2 },
      { drop: 'salary_min', total: 1 },
      { total: 7 },
    ],
    { kind: 'town', name: 'Salford' },
  );
  expect(wider.map(({ label, query: search, total }) => [label, searchHref(search), total])).toEqual([
    ['Within 50 miles of Salford', '/jobs?search=zeppelin&near=salford&within=50&salary_min=90000&licence=C', 40],
    ['Without “zeppelin”', '/jobs?near=salford&salary_min=90000&licence=C', 12],
    ['Anywhere in the UK', '/jobs?search=zeppelin&salary_min=90000&licence=C', 3],
    ['With any licence', '/jobs?search=zeppelin&near=salford&salary_min=90000', 2],
    ['With no minimum salary', '/jobs?search=zeppelin&near=salford&licence=C', 1],
  ]);
});
