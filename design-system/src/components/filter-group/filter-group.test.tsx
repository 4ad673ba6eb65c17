import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FilterGroup } from './filter-group.tsx';

test('folds without scripts: the group is a details element, open at first', () => {
  const html = renderToString(<FilterGroup title="Location">Towns</FilterGroup>);
  expect(html).toMatch(/^<details[^>]* open=""[^>]*><summary/);
});
