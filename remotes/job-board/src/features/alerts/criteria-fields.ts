import { CHOICE_FILTERS, type ChoiceFilter, type JobAlertCriteria } from '@site/contract';
import { payTyped, readPay } from '../search/read-pay.ts';

type Fields = Readonly<Record<string, string>>;

/** The name of an option's checkbox: 'shift:nights'. */
export const optionField = (filter: ChoiceFilter, option: string): string => `${filter}:${option}`;

/** Criteria as fields of a form. */
export const toFields = ({ salary_period: period, ...criteria }: JobAlertCriteria): Fields =>
  Object.fromEntries(
    Object.entries(criteria).flatMap(([name, value]) => {
      if (Array.isArray(value)) return value.map((option) => [optionField(name as ChoiceFilter, option), 'on']);
      return [[name, isPay(name) ? payTyped(Number(value), period) : String(value)]];
    }),
  );

const isPay = (name: string): boolean => name === 'salary_min' || name === 'salary_max';

/** The fields of a form as the call's input. Blank ones are left out. */
export function fromFields(values: Fields): Readonly<Record<string, unknown>> {
  const given: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(values)) {
    const filter = CHOICE_FILTERS.find((each) => name.startsWith(`${each}:`));
    const pay = isPay(name) ? readPay(value, name === 'salary_max' ? 'max' : 'min') : undefined;
    if (pay) {
      given[name] = String(pay.yearly);
      if (pay.period !== 'year') given['salary_period'] = pay.period;
    } else if (filter) given[filter] = [...(given[filter] ?? []), name.slice(filter.length + 1)];
    else if (value.trim()) given[name] = value;
  }
  return given;
}
