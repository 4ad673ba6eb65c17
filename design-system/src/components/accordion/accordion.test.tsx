import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Accordion } from './accordion.tsx';

test('every answer is in the HTML before scripts run', () => {
  const html = renderToString(<Accordion items={[{ id: 'a', title: 'Which areas?', content: 'All of the UK' }]} />);
  expect(html).toContain('All of the UK');
  expect(html).not.toMatch(/ hidden=/);
});
