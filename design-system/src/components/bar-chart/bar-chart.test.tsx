import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BarChart } from './bar-chart.tsx';

const chart = (rows: Array<{ from?: number; to: number }>) =>
  renderToString(
    <BarChart
      caption="Open jobs"
      heads={['Region', 'Jobs']}
      rows={rows.map((row, index) => ({ label: `Region ${index}`, value: `${row.to} jobs`, ...row }))}
    />,
  );

test('its figures and bars are in the HTML before any script runs', () => {
  expect(chart([{ to: 8 }, { to: 4 }])).toMatch(/Region 1<.*4 jobs<.*width="50%"/);
});

test('a scale that only has zeros draws no bars', () => {
  expect(chart([{ to: 0 }])).toContain('x="0%" width="0%"');
});

test('the scale reaches down to what is below zero', () => {
  expect(chart([{ from: -6, to: -3 }, { to: 6 }])).toContain('x="0%" width="25%"');
});
