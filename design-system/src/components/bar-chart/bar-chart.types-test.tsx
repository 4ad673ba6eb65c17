import { BarChart } from './bar-chart.tsx';

const heads = ['Region', 'Open jobs'] as const;
const rows = [{ label: 'London', value: <b>182</b>, to: 182 }];

export const legal = [
  <BarChart key="1" caption="Open jobs" heads={heads} rows={rows} id="own" />,
  <BarChart key="2" aria-labelledby="heading" heads={heads} rows={rows} min={10} max={200} />,
];

export const illegal = [
  // @ts-expect-error it needs a name
  <BarChart key="1" heads={heads} rows={rows} />,
  // @ts-expect-error one name, not two
  <BarChart key="2" caption="Open jobs" aria-labelledby="heading" heads={heads} rows={rows} />,
  // @ts-expect-error a bar needs its figure in words
  <BarChart key="3" caption="Open jobs" heads={heads} rows={[{ label: 'London', to: 182 }]} />,
  // @ts-expect-error its columns need heads
  <BarChart key="4" caption="Open jobs" rows={rows} />,
];
