import { useState, type FocusEvent } from 'react';
import { Stack, Text, TextField } from '@site/design-system';
import { grouped, PERIODS_PER_YEAR, type JobQuery } from '@site/contract';
import { hasCrossedSalaries } from './job-search.ts';
import { searchOf } from './search-form.tsx';
import { useMirror } from './use-mirror.ts';
import { useGoToSearch } from './use-search-navigation.ts';
import { POUNDS_PATTERN } from './whole-pounds.ts';

const comparison =
  `Pounds a year. Hourly pay counts as ${grouped(PERIODS_PER_YEAR.hour)} hours a year, ` +
  `daily pay as ${PERIODS_PER_YEAR.day} days.`;

const WHOLE_POUNDS = 'Enter whole pounds a year, such as 30,000';
const LONGEST = '£999,999,999'.length;

/** Minimum and maximum yearly pay, in whole pounds. Applied on blur or Enter. */
export function SalaryFields({ query }: { query: JobQuery }) {
  return (
    <Stack gap={3}>
      <SalaryField label="Minimum salary" name="salary_min" query={query} />
      <SalaryField
        label="Maximum salary"
        name="salary_max"
        query={query}
        {...(hasCrossedSalaries(query) && { error: 'The maximum is below the minimum' })}
      />
      <Text size="sm" tone="muted">
        {comparison}
      </Text>
    </Stack>
  );
}

interface SalaryFieldProps {
  label: string;
  name: 'salary_min' | 'salary_max';
  query: JobQuery;
  error?: string;
}

function SalaryField({ name, query, error, ...props }: SalaryFieldProps) {
  const goToSearch = useGoToSearch();
  const applied = query[name];
  const [text, setText] = useMirror(applied === undefined ? '' : grouped(applied));
  const [invalid, setInvalid] = useState(false);
  const apply = ({ target: { form, validity } }: FocusEvent<HTMLInputElement>) => {
    setInvalid(!validity.valid);
    if (!validity.valid || !form) return;
    const search = searchOf(form);
    if (search[name] !== applied) goToSearch(search);
  };
  return (
    <TextField
      {...props}
      error={invalid ? WHOLE_POUNDS : error}
      inputMode="numeric"
      pattern={POUNDS_PATTERN}
      title={WHOLE_POUNDS}
      maxLength={LONGEST}
      autoComplete="off"
      name={name}
      prefix="£"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={apply}
    />
  );
}
