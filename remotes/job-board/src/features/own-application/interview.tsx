import { Disclosure, Link, LinkButton, Panel, RadioGroup, Stack, Text } from '@site/design-system';
import {
  interviewCalendar,
  interviewPlace,
  interviewTime,
  type InterviewSlot,
  type OwnApplication,
} from '@site/contract';
import { FormView, useForm } from '@site/remote-kit';
import type { Done } from './forms.ts';
import { chooseForm, giveBackForm } from './interview-forms.ts';

interface InterviewProps {
  application: OwnApplication;
  token: string;
  /** Called with the application as it is then. */
  onChange: (application: OwnApplication, done: Done) => void;
}

/** The times that are offered for an interview; once one is chosen, what it is, and how to move it or give it back. */
export function Interview(props: InterviewProps) {
  const { status, interview } = props.application;
  const chosen = interview.find(({ state }) => state === 'chosen');
  const open = interview.filter(({ state }) => state === 'open');
  const isChanging = status === 'interview';
  if (!chosen && (!isChanging || interview.length === 0)) return null;
  return (
    <Panel title="Your interview" padding="lg">
      {chosen && <Chosen slot={chosen} token={props.token} />}
      {isChanging && open.length > 0 && <Choose {...props} open={open} hasChosen={chosen !== undefined} />}
      {!chosen && open.length === 0 && (
        <Text>All times that we offered have been taken, or are over. Please write to us, and we find another.</Text>
      )}
      {isChanging && chosen && (
        <Disclosure summary="I cannot come">
          <GiveBack {...props} />
        </Disclosure>
      )}
    </Panel>
  );
}

function Chosen({ slot, token }: { slot: InterviewSlot; token: string }) {
  return (
    <Stack gap={2}>
      <Text weight="bold">{interviewTime(slot)}</Text>
      <Text>
        {slot.way === 'video' ? (
          <>
            By video: <Link href={slot.place}>{slot.place}</Link>
          </>
        ) : (
          interviewPlace(slot)
        )}
      </Text>
      <LinkButton
        href={`${interviewCalendar.path}?token=${encodeURIComponent(token)}`}
        rel="external"
        download="interview.ics"
        variant="secondary"
        start="calendar"
      >
        Add it to your calendar
      </LinkButton>
    </Stack>
  );
}

function Choose({ open, hasChosen, token, onChange }: InterviewProps & { open: InterviewSlot[]; hasChosen: boolean }) {
  const handle = useForm(chooseForm, { onAccepted: ({ application }) => onChange(application, 'chosen') });
  return (
    <FormView
      handle={handle}
      values={{ token }}
      submitLabel={hasChosen ? 'Move to this time' : 'Choose this time'}
      pendingLabel="Choosing…"
    >
      <RadioGroup
        {...handle.field('slot')}
        required
        legend={hasChosen ? 'Other times' : 'When can you come?'}
        options={open.map((slot) => ({
          value: slot.id,
          label: `${interviewTime(slot)}. ${interviewPlace(slot)}`,
        }))}
      />
    </FormView>
  );
}

function GiveBack({ token, onChange }: InterviewProps) {
  const handle = useForm(giveBackForm, { onAccepted: ({ application }) => onChange(application, 'given-back') });
  return (
    <Stack gap={3}>
      <Text>The time is then free for others. You can choose another while there are any.</Text>
      <FormView handle={handle} values={{ token }} submitLabel="Give it back" pendingLabel="Giving it back…" />
    </Stack>
  );
}
