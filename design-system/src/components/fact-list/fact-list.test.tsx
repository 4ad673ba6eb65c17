import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FactList } from './fact-list.tsx';

test('its facts are in the HTML before any script runs', () => {
  const html = renderToString(<FactList facts={[{ icon: 'pound', label: 'Salary', value: '£32,000' }]} />);
  expect(html).toMatch(/aria-label="Salary".*>£32,000</);
});
