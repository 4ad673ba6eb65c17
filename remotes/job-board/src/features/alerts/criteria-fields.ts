import { CHOICE_FILTERS, type ChoiceFilter, type JobAlertCriteria } from '@site/contract';

type Fields = Readonly<Record<string, string>>;

/** The name of an option's checkbox: 'shift:nights'. */
export const optionField = (filter: ChoiceFilter, option: string): string => `${filter}:${option}`;

/** Criteria as fields of a form. */
export const toFields = (criteria: JobAlertCriteria): Fields =>
  Object.fromEntries(
    Object.entries(criteria).flatMap(([name, value]) =>
      Array.isArray(value)
        ? value.map((option) => [optionField(name as ChoiceFilter, option), 'on'])
        : [[name, String(value)]],
    ),
  );

/** The fields of a form as the call's input. Blank ones are left out. */
export function fromFields(values: Fields): Readonly<Record<string, unknown>> {
  const given: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(values)) {
    const filter = CHOICE_FILTERS.find((each) => name.startsWith(`${each}:`));
    if (filter) given[filter] = [...(given[filter] ?? []), name.slice(filter.length + 1)];
    else if (value.trim()) given[name] = value;
  }
  return given;
}
