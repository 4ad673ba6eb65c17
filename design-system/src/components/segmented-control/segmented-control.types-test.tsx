import { SegmentedControl } from './segmented-control.tsx';

const control = { legend: 'Period', options: [{ value: 'week', label: 'Week' }] } as const;

export const legal = [
  <SegmentedControl key="1" {...control} defaultValue="week" name="period" />,
  <SegmentedControl key="2" {...control} value="week" onChange={(value) => value.toUpperCase()} />,
];

export const illegal = [
  // @ts-expect-error a choice that nobody can change
  <SegmentedControl key="1" {...control} value="week" />,
  // @ts-expect-error one is always chosen, from the start
  <SegmentedControl key="2" {...control} />,
  // @ts-expect-error the page holds the choice or the browser does
  <SegmentedControl key="3" {...control} value="week" onChange={() => undefined} defaultValue="week" />,
  // @ts-expect-error a choice between what?
  <SegmentedControl key="4" options={control.options} defaultValue="week" />,
];
