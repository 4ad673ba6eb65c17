import { RadioGroup } from './radio-group.tsx';

const group = { legend: 'Shift', name: 'shift', options: [{ value: 'day', label: 'Day' }] } as const;

export const legal = [
  <RadioGroup key="1" {...group} defaultValue="day" />,
  <RadioGroup key="2" {...group} value="day" onValueChange={(value) => value.toUpperCase()} />,
  <RadioGroup key="3" {...group} required error="Please choose a shift" disabled />,
];

export const illegal = [
  // @ts-expect-error a group needs a legend, even when it is hidden
  <RadioGroup key="1" name="shift" options={group.options} hideLegend />,
  // @ts-expect-error a controlled value needs `onValueChange`
  <RadioGroup key="2" {...group} value="day" />,
  // @ts-expect-error controlled or uncontrolled, not both
  <RadioGroup key="3" {...group} value="day" onValueChange={() => undefined} defaultValue="day" />,
  // @ts-expect-error the legend is the name: a second one would override it
  <RadioGroup key="4" {...group} aria-label="Shifts" />,
  // @ts-expect-error options are passed as `options`
  <RadioGroup key="5" {...group}>
    Day
  </RadioGroup>,
  // @ts-expect-error without a name the choices would not exclude each other
  <RadioGroup key="6" legend="Shift" options={group.options} />,
  // @ts-expect-error required or optional, not both
  <RadioGroup key="7" {...group} required optionalLabel="optional" />,
];
