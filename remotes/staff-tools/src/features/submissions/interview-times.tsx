import { useState } from 'react';
import { Button, Grid, Panel, Select, Stack, Text, TextField } from '@site/design-system';
import { interviewPlace, interviewTime, type InterviewSlot } from '@site/contract';
import { OFFER_NUMBERS, offerFields } from './interview-offers.ts';
import { optionsOf } from './names.ts';

const STATE_NAMES: Record<InterviewSlot['state'], string> = {
  open: 'Offered',
  chosen: 'Chosen by this applicant',
  taken: 'Taken by another applicant',
  over: 'Over',
};

/** The times that an applicant was offered, and who has them. */
export function InterviewTimes({ slots }: { slots: readonly InterviewSlot[] }) {
  if (slots.length === 0) return null;
  return (
    <Stack as="ul" gap={2} aria-label="Times for the interview">
      {slots.map((slot) => (
        <li key={slot.id}>
          <Text>
            {STATE_NAMES[slot.state]}: {interviewTime(slot)}. {interviewPlace(slot)}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

const WAY_NAMES = { place: 'At a place', video: 'By video', phone: 'We ring' };

type Texts = Readonly<Record<string, string>>;

/** The fields of all times that are offered from now on. */
export function InterviewFields({ initial }: { initial: Texts }) {
  const [numbers, setNumbers] = useState(() => {
    const filled = OFFER_NUMBERS.filter((number) => initial[offerFields(number).date]);
    return filled.length > 0 ? filled : [0];
  });
  const free = OFFER_NUMBERS.find((number) => !numbers.includes(number));
  return (
    <Stack gap={4}>
      {numbers.map((number, index) => (
        <Panel key={number} level={3} title={`Time ${index + 1}`}>
          <OneTime names={offerFields(number)} initial={initial} />
          <Button variant="secondary" size="sm" onClick={() => setNumbers(numbers.filter((each) => each !== number))}>
            Remove time {index + 1}
          </Button>
        </Panel>
      ))}
      {free !== undefined && (
        <Button variant="secondary" start="plus" onClick={() => setNumbers([...numbers, free])}>
          Offer another time
        </Button>
      )}
    </Stack>
  );
}

function OneTime({ names, initial }: { names: ReturnType<typeof offerFields>; initial: Texts }) {
  const field = (name: keyof typeof names, before = '') => ({
    name: names[name],
    defaultValue: initial[names[name]] ?? before,
  });
  return (
    <Grid min="xs" gap={4}>
      <TextField {...field('date')} type="date" label="Day" />
      <TextField {...field('time')} label="Begins, UK time" placeholder="10:00" />
      <TextField {...field('minutes', '30')} type="number" label="Minutes" />
      <Select {...field('way', 'place')} label="How" options={optionsOf(WAY_NAMES)} />
      <TextField {...field('place')} label="Address, or link to the call" />
    </Grid>
  );
}
