import { CHOICE_FILTERS, type AlertSettings } from '@site/contract';
import { Checkbox, FilterGroup, Grid, Panel, Select, Stack, TextField } from '@site/design-system';
import { FormView, useForm } from '@site/remote-kit';
import { FILTERS, optionsOf, radiusOptions } from '../search/options.ts';
import { optionField, toFields } from './criteria-fields.ts';
import { FrequencyField } from './frequency-field.tsx';
import { changeForm } from './settings-forms.ts';

const PAY = 'By the year, day or hour: 33,000, 120 a day, 16 an hour';

interface ChangeFormProps {
  alert: AlertSettings;
  token: string;
  onChange: (alert: AlertSettings) => void;
}

/** Everything that the alert looks for, and how often it is sent. */
export function ChangeForm({ alert: { criteria, frequency }, token, onChange }: ChangeFormProps) {
  const handle = useForm(changeForm, { initial: { ...toFields(criteria), frequency }, onAccepted: onChange });
  const { field } = handle;
  return (
    <Panel title="Change this alert" padding="lg">
      <FormView
        handle={handle}
        values={{ token }}
        aria-label="Change this alert"
        submitLabel="Save changes"
        pendingLabel="Saving…"
      >
        <TextField {...field('search')} label="Words in the advert" optionalLabel="optional" />
        <Grid gap={4}>
          <TextField {...field('near')} label="Town, area or postcode" optionalLabel="optional" />
          <Select {...field('within')} label="Distance" placeholder="Any nearby" options={radiusOptions} />
          <TextField {...field('salary_min')} label="Minimum salary" start="£" hint={PAY} />
          <TextField {...field('salary_max')} label="Maximum salary" start="£" hint={PAY} />
        </Grid>
        <div>
          {CHOICE_FILTERS.map((filter) => (
            <FilterGroup key={filter} title={FILTERS[filter].title} defaultOpen={criteria[filter] !== undefined}>
              <Stack as="fieldset" gap={2} aria-label={FILTERS[filter].title}>
                {optionsOf(filter, criteria[filter] ?? []).map(({ value, label }) => {
                  const name = optionField(filter, value);
                  const isChosen = field(name).defaultValue !== '';
                  return <Checkbox key={name} name={name} label={label} defaultChecked={isChosen} />;
                })}
              </Stack>
            </FilterGroup>
          ))}
        </div>
        <FrequencyField {...field('frequency')} />
      </FormView>
    </Panel>
  );
}
