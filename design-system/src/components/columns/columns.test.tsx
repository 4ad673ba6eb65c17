import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Columns } from './columns.tsx';

test('both columns are in the HTML before any script runs', () => {
  const html = renderToString(
    <Columns>
      <p>Title</p>
      <p>Text</p>
    </Columns>,
  );
  expect(html).toContain('<p>Title</p><p>Text</p>');
});
