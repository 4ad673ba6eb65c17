import { useState, type FocusEvent } from 'react';
import { Stack, Text, TextField } from '@site/design-system';
import { grouped, PERIODS_PER_YEAR, wishedPay, type JobQuery } from '@site/contract';
import { hasCrossedSalaries } from './job-search.ts';
import { payTyped, readPay } from './read-pay.ts';
import { searchOf } from './search-form.tsx';
import { useMirror } from './use-mirror.ts';
import { useGoToSearch } from './use-search-navigation.ts';

const comparison =
  `By the year, day or hour. Hourly pay counts as ${grouped(PERIODS_PER_YEAR.hour)} hours a year, ` +
  `daily pay as ${PERIODS_PER_YEAR.day} days.`;

const NO_PAY = 'Please enter pay such as 33,000, 33k, 16 an hour or 120 a day';
const LONGEST = 30;

/** Minimum and maximum pay. Applied on blur or Enter. */
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
      <Text size="sm" muted>
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
  const { [name]: applied, salary_period: period } = query;
  const [text, setText] = useMirror(applied === undefined ? '' : payTyped(applied, period));
  const [invalid, setInvalid] = useState(false);
  const apply = ({ target: { form, value } }: FocusEvent<HTMLInputElement>) => {
    const isPay = value.trim() === '' || readPay(value) !== undefined;
    setInvalid(!isPay);
    if (!isPay || !form) return;
    const search = searchOf(form);
    if (search[name] !== applied || search.salary_period !== period) goToSearch(search);
  };
  const understood =
    applied !== undefined && period ? `${wishedPay(applied, period)}, ${wishedPay(applied)}` : undefined;
  return (
    <TextField
      {...props}
      hint={understood}
      error={invalid ? NO_PAY : error}
      maxLength={LONGEST}
      autoComplete="off"
      name={name}
      start="£"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={apply}
    />
  );
}
