import { LineChart } from './line-chart.tsx';

const points = ['May', 'June'];
const series = [{ label: 'Jobs added', values: [4, null] }];

export const legal = [
  <LineChart key="1" caption="Jobs" pointsLabel="Month" points={points} series={series} id="own" />,
  <LineChart
    key="2"
    caption="Pay"
    pointsLabel="Month"
    points={points}
    series={series}
    format={(amount) => `£${amount}`}
    missing="Failed"
  />,
];

export const illegal = [
  // @ts-expect-error it needs a caption
  <LineChart key="1" pointsLabel="Month" points={points} series={series} />,
  // @ts-expect-error the table needs a head for its points
  <LineChart key="2" caption="Jobs" points={points} series={series} />,
  // @ts-expect-error a series needs a label
  <LineChart key="3" caption="Jobs" pointsLabel="Month" points={points} series={[{ values: [4] }]} />,
];
