import { ALERT_FREQUENCIES, FREQUENCY_TEXTS } from '@site/contract';
import { RadioGroup } from '@site/design-system';
import type { FormHandle } from '@site/remote-kit';

const options = ALERT_FREQUENCIES.map((value) => ({ value, label: FREQUENCY_TEXTS[value] }));

/** How often an alert is sent, if there are new jobs. */
export const FrequencyField = ({ defaultValue, ...field }: ReturnType<FormHandle['field']>) => (
  <RadioGroup {...field} legend="How often?" options={options} defaultValue={defaultValue || ALERT_FREQUENCIES[0]} />
);
