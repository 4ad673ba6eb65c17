import { RadioGroup } from './radio-group.tsx';

const group = { legend: 'Shift', name: 'shift', options: [{ value: 'day', label: 'Day' }] } as const;

export const legal = [
  <RadioGroup key="1" {...group} defaultValue="day" />,
  <RadioGroup key="2" {...group} value="day" onChange={(value) => value.toUpperCase()} />,
];

export const illegal = [
  // @ts-expect-error a group needs a legend, even when it is hidden
  <RadioGroup key="1" name="shift" options={group.options} hideLegend />,
  // @ts-expect-error a value that nobody can change
  <RadioGroup key="2" {...group} value="day" />,
  // @ts-expect-error the page holds the value or the browser does
  <RadioGroup key="3" {...group} value="day" onChange={() => undefined} defaultValue="day" />,
];
