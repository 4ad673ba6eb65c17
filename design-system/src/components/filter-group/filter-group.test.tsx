import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FilterGroup } from './filter-group.tsx';

test("folding needs no scripts: the group is the browser's own details element, open at first", () => {
  const html = renderToString(<FilterGroup title="Location">Towns</FilterGroup>);
  expect(html).toMatch(/^<details[^>]* open=""[^>]*><summary/);
});
