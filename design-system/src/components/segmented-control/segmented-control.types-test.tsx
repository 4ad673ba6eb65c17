import { SegmentedControl } from './segmented-control.tsx';

const control = { legend: 'Period', options: [{ value: 'week', label: 'Week' }] } as const;

export const legal = [
  <SegmentedControl key="1" {...control} defaultValue="week" name="period" />,
  <SegmentedControl key="2" {...control} value="week" onValueChange={(value) => value.toUpperCase()} />,
];

export const illegal = [
  // @ts-expect-error a controlled choice needs `onValueChange`
  <SegmentedControl key="1" {...control} value="week" />,
  // @ts-expect-error uncontrolled, it needs a `defaultValue`
  <SegmentedControl key="2" {...control} />,
  // @ts-expect-error controlled or uncontrolled, not both
  <SegmentedControl key="3" {...control} value="week" onValueChange={() => undefined} defaultValue="week" />,
  // @ts-expect-error it needs a legend
  <SegmentedControl key="4" options={control.options} defaultValue="week" />,
];
