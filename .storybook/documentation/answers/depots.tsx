import { useState } from 'react';
import {
  Button,
  Card,
  CheckboxGroup,
  EmptyState,
  FilterGroup,
  Heading,
  SlideOver,
  Stack,
  Text,
} from '@site/design-system';
import styles from './depots.module.css';

const REGIONS = ['Midlands', 'North West', 'Scotland', 'Yorkshire'];
const SHIFTS = ['Days', 'Nights'];

const DEPOTS = [
  { town: 'Daventry', region: 'Midlands', shifts: ['Days', 'Nights'] },
  { town: 'Lutterworth', region: 'Midlands', shifts: ['Days'] },
  { town: 'Haydock', region: 'North West', shifts: ['Days', 'Nights'] },
  { town: 'Trafford Park', region: 'North West', shifts: ['Nights'] },
  { town: 'Bellshill', region: 'Scotland', shifts: ['Days'] },
  { town: 'Wakefield', region: 'Yorkshire', shifts: ['Days', 'Nights'] },
];

/** A list with filters, written from what the documentation answers: `ten-answers.ts` has the questions. */
export function Depots() {
  const [regions, setRegions] = useState<readonly string[]>([]);
  const [shifts, setShifts] = useState<readonly string[]>([]);
  const [open, setOpen] = useState(false);

  const found = DEPOTS.filter(
    (depot) =>
      (regions.length === 0 || regions.includes(depot.region)) && shifts.every((shift) => depot.shifts.includes(shift)),
  );
  const chosen = regions.length + shifts.length;
  const clear = () => {
    setRegions([]);
    setShifts([]);
  };
  const filters = (
    <Stack gap={5}>
      <Filter title="Region" name="region" words={REGIONS} values={regions} onChange={setRegions} />
      <Filter title="Shifts" name="shift" words={SHIFTS} values={shifts} onChange={setShifts} />
    </Stack>
  );

  return (
    <Stack gap={6}>
      <Heading level={1}>Depots</Heading>
      <div className={styles.columns}>
        <div className={styles.filters}>{filters}</div>
        <Stack>
          <Button className={styles.opener} variant="secondary" onClick={() => setOpen(true)}>
            {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
          </Button>
          <Text role="status">
            {found.length} {found.length === 1 ? 'depot' : 'depots'} found
          </Text>
          {found.length === 0 ? (
            <EmptyState title="No depot matches" actions={<Button onClick={clear}>Clear all filters</Button>}>
              Try fewer filters.
            </EmptyState>
          ) : (
            <Stack as="ul" gap={3}>
              {found.map(({ town, region, shifts: worked }) => (
                <Card as="li" key={town}>
                  <Heading level={2} size="sm">
                    {town}
                  </Heading>
                  <Text>
                    {region}, {worked.join(' and ').toLowerCase()}
                  </Text>
                </Card>
              ))}
            </Stack>
          )}
        </Stack>
      </div>
      <SlideOver open={open} onOpenChange={setOpen} title="Filters" side="left">
        {filters}
      </SlideOver>
    </Stack>
  );
}

interface FilterProps {
  title: string;
  name: string;
  words: readonly string[];
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

const Filter = ({ title, name, words, values, onChange }: FilterProps) => (
  <FilterGroup title={title}>
    <CheckboxGroup
      legend={title}
      hideLegend
      name={name}
      options={words.map((word) => ({ value: word, label: word }))}
      values={values}
      onValuesChange={onChange}
    />
  </FilterGroup>
);
