import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Panel } from './panel.tsx';

test('a panel has its name and its content before any script runs', () => {
  const html = renderToString(<Panel title="Sync status">Nothing is running.</Panel>);
  expect(html).toContain('Nothing is running.');
  const [, name] = /<section[^>]* aria-labelledby="([^"]+)"/.exec(html) ?? [];
  expect(html).toMatch(new RegExp(`<h2[^>]* id="${name}"[^>]*>Sync status</h2>`));
});
