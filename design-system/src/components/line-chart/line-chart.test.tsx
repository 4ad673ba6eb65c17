import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LineChart } from './line-chart.tsx';

test('its line and its table are in the HTML before any script runs', () => {
  const html = renderToString(
    <LineChart
      caption="Jobs by month"
      pointsLabel="Month"
      points={['May', 'June']}
      series={[{ label: 'Jobs added', values: [4, null] }]}
    />,
  );
  expect(html).toContain('d="M0 0h0"');
  expect(html).toMatch(/June<.*No figure</);
});
