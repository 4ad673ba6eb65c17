import { Disclosure, Panel, Stack, Text, TextArea, TextField } from '@site/design-system';
import { isOutcome, KIND_WORDS, LONGEST_MESSAGE, mayMove, type ApplicationKind } from '@site/contract';
import { FormView, PhoneField, useForm } from '@site/remote-kit';
import type { ChangeProps } from './change-props.ts';
import { CvChange } from './cv-change.tsx';
import { EmailChange } from './email-change.tsx';
import { correctForm, eraseForm, withdrawForm, writeForm } from './forms.ts';
import { yours } from './status-text.ts';

export function MessageForm({ token, onChange }: ChangeProps) {
  const handle = useForm(writeForm, {
    onAccepted({ application }) {
      handle.empty();
      onChange(application, 'sent');
    },
  });
  return (
    <Panel title="Write to us" padding="lg">
      <FormView handle={handle} values={{ token }} submitLabel="Send message" pendingLabel="Sending…">
        <TextArea {...handle.field('message')} required label="Your message" limit={LONGEST_MESSAGE} rows={4} />
      </FormView>
    </Panel>
  );
}

/** What its owner may change, each behind its own summary. */
export function Changes(props: ChangeProps) {
  const { application } = props;
  const { kind } = application;
  return (
    <Panel title={`Change ${yours(kind)}`} padding="lg">
      <Disclosure summary="Correct your name or phone number">
        <CorrectForm {...props} />
      </Disclosure>
      <Disclosure summary="Change your email address">
        <EmailChange {...props} />
      </Disclosure>
      {kind === 'application' && !isOutcome(application) && (
        <Disclosure summary={application.cvFile ? 'Replace your CV' : 'Add your CV'}>
          <CvChange {...props} />
        </Disclosure>
      )}
      {mayMove('applicant', application, 'withdrawn') && (
        <Disclosure summary={`Withdraw ${yours(kind)}`}>
          <WithdrawForm {...props} />
        </Disclosure>
      )}
      <Disclosure summary="Have it erased">
        <EraseForm {...props} />
      </Disclosure>
    </Panel>
  );
}

function CorrectForm({ application: { kind, fullName, phone }, token, onChange }: ChangeProps) {
  const handle = useForm(correctForm, {
    initial: { fullName, phone },
    onAccepted: ({ application }) => onChange(application, 'corrected'),
  });
  const isClients = kind === 'quote';
  return (
    <FormView handle={handle} values={{ token }} submitLabel="Save changes" pendingLabel="Saving…">
      <TextField
        {...handle.field('fullName')}
        required
        label={isClients ? 'Contact name' : 'Full name'}
        autoComplete="name"
      />
      {isClients ? (
        <PhoneField {...handle.field('phone')} label="Phone" optionalLabel="optional" />
      ) : (
        <PhoneField {...handle.field('phone')} required label="Phone" />
      )}
    </FormView>
  );
}

function WithdrawForm({ token, onChange }: ChangeProps) {
  const handle = useForm(withdrawForm, { onAccepted: ({ application }) => onChange(application, 'withdrawn') });
  return (
    <FormView handle={handle} values={{ token }} submitLabel="Withdraw" pendingLabel="Withdrawing…">
      <TextArea {...handle.field('reason')} label="Your reason" optionalLabel="optional" rows={3} />
    </FormView>
  );
}

const ERASED_MEANS: Readonly<Record<ApplicationKind, string>> = {
  application: 'put you forward for this job',
  candidate: 'offer you work',
  quote: 'quote for it',
};

function EraseForm({ application: { kind }, token, onChange }: ChangeProps) {
  const handle = useForm(eraseForm, { onAccepted: () => onChange(null) });
  return (
    <Stack gap={3}>
      <Text>
        We delete what you sent, our messages about it and this page. It cannot be undone, and we can then no longer{' '}
        {ERASED_MEANS[kind]}.
      </Text>
      <Disclosure summary="Yes, I want it erased">
        <FormView
          handle={handle}
          values={{ token }}
          submitLabel={`Erase my ${KIND_WORDS[kind].noun}`}
          pendingLabel="Erasing…"
        />
      </Disclosure>
    </Stack>
  );
}
