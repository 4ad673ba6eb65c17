import { CheckboxGroup } from './checkbox-group.tsx';

const group = { legend: 'Licence', name: 'licence', options: [{ value: 'C', label: 'C', detail: '12' }] } as const;

export const legal = [
  <CheckboxGroup key="1" {...group} defaultValues={['C']} />,
  <CheckboxGroup key="2" {...group} values={[]} onValuesChange={(values) => values.join()} error="Choose a licence" />,
];

export const illegal = [
  // @ts-expect-error a group needs a legend, even when it is hidden
  <CheckboxGroup key="1" name="licence" options={group.options} hideLegend />,
  // @ts-expect-error controlled values need `onValuesChange`
  <CheckboxGroup key="2" {...group} values={['C']} />,
  // @ts-expect-error controlled or uncontrolled, not both
  <CheckboxGroup key="3" {...group} values={[]} onValuesChange={() => undefined} defaultValues={['C']} />,
  // @ts-expect-error several values, not one
  <CheckboxGroup key="4" {...group} defaultValues="C" />,
  // @ts-expect-error a form does not send controls without a name
  <CheckboxGroup key="5" legend="Licence" options={group.options} />,
  // @ts-expect-error the legend is the name: a second one would override it
  <CheckboxGroup key="6" {...group} aria-label="Licences" />,
];
