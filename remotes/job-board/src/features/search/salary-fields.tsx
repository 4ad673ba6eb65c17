import type { FocusEvent } from 'react';
import { Stack, TextField } from '@site/design-system';
import type { JobQuery } from '@site/contract';
import { refine } from './job-search.ts';
import { useMirror } from './use-mirror.ts';
import { useGoToSearch } from './use-search-navigation.ts';

const LARGEST = 999_999_999;

/** Minimum and maximum yearly pay, in whole pounds. Applied on blur or Enter. */
export function SalaryFields({ query }: { query: JobQuery }) {
  const { salary_min: min, salary_max: max } = query;
  const crossed = min !== undefined && max !== undefined && min > max;
  return (
    <Stack gap={3}>
      <SalaryField label="Minimum salary (£ a year)" name="salary_min" query={query} />
      <SalaryField
        label="Maximum salary (£ a year)"
        name="salary_max"
        query={query}
        {...(crossed && { error: 'The maximum is below the minimum' })}
      />
    </Stack>
  );
}

interface SalaryFieldProps {
  label: string;
  name: 'salary_min' | 'salary_max';
  query: JobQuery;
  error?: string;
}

function SalaryField({ name, query, ...props }: SalaryFieldProps) {
  const goToSearch = useGoToSearch();
  const [text, setText] = useMirror(query[name]?.toString() ?? '');
  const apply = ({ target }: FocusEvent<HTMLInputElement>) => {
    const value = target.value === '' ? undefined : Number(target.value);
    if (target.validity.valid && value !== query[name]) goToSearch(refine(query, { [name]: value }));
  };
  return (
    <TextField
      {...props}
      type="number"
      inputMode="numeric"
      name={name}
      min={0}
      max={LARGEST}
      step={1}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={apply}
    />
  );
}
