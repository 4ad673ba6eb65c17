import { useEffect, useRef, useState } from 'react';
import { Banner, Button, CheckboxGroup, Disclosure, Panel, RadioGroup, Stack, Text } from '@site/design-system';
import { longDay, SHARED_ANSWERS, type ApplicationStatus, type EndpointReply, type JobToAnswer } from '@site/contract';
import { FormView, useForm } from '@site/remote-kit';
import { SignInAgain } from '../accounts/sign-in-again.tsx';
import { APPLICATION_STATUS_NAMES } from '../submissions/names.ts';
import styles from '../submissions/submission-facts.module.css';
import { chosenValue, previewAllForm, sendAllForm, SEPARATOR } from './forms.ts';
import { useHeldForm } from './use-held-form.ts';
import { WordsField } from './words-field.tsx';

type Mails = EndpointReply<'answerApplications'>['mails'];
type Written = Readonly<Record<string, string>>;
/** Mails as they would go, and whom they were written to: others may apply or be answered while they are read. */
type Preview = { mails: Mails; chosen: string };

/** Where nobody has spoken to the applicant yet: others are not ticked unless staff do it. */
const EARLY: readonly ApplicationStatus[] = ['received', 'read'];

interface AnswerAllProps {
  job: JobToAnswer;
  applications: EndpointReply<'openApplications'>['applications'];
  onSent: (count: number) => void;
}

/** One text for several who applied for a job, and the mails that each of them gets, which are shown before they go. */
export function AnswerAll({ job, applications, onSent }: AnswerAllProps) {
  const [left, setLeft] = useState<readonly string[]>(() =>
    applications.filter(({ status }) => !EARLY.includes(status)).map(chosenValue),
  );
  const [written, setWritten] = useState<Written>({ to: job.isOpen ? 'not-this-time' : 'job-closed' });
  const [preview, setPreview] = useState<Preview>();
  const chosen = applications.map(chosenValue).filter((value) => !left.includes(value));
  const values = { job: job.slug, chosen: chosen.join(SEPARATOR) };
  return (
    <Panel title={`Answer applicants for ${job.title}`}>
      {preview ? (
        <Shown
          mails={preview.mails}
          values={{ ...values, chosen: preview.chosen, ...written }}
          onChange={() => setPreview(undefined)}
          onSent={() => {
            setPreview(undefined);
            setWritten({ to: written['to']! });
            onSent(preview.mails.length);
          }}
        />
      ) : (
        <Write
          values={values}
          written={written}
          onShown={(mails, sent) => {
            setWritten(sent);
            setPreview({ mails, chosen: values.chosen });
          }}
        >
          {(error) => (
            <CheckboxGroup
              name="who"
              legend="Who gets it"
              hint="Whoever was put forward, invited or offered the job is not ticked."
              error={error}
              values={chosen}
              onValuesChange={(ticked) =>
                setLeft(applications.map(chosenValue).filter((value) => !ticked.includes(value)))
              }
              options={applications.map((each) => ({
                value: chosenValue(each),
                label: `${each.reference}, ${each.name}: ${APPLICATION_STATUS_NAMES[each.status]}, answer by ${longDay(each.answerBy)}`,
              }))}
            />
          )}
        </Write>
      )}
    </Panel>
  );
}

interface WriteProps {
  values: Written;
  written: Written;
  onShown: (mails: Mails, written: Written) => void;
  /** Who gets it. */
  children: (error: string | undefined) => React.ReactNode;
}

function Write({ values, written, onShown, children }: WriteProps) {
  const handle = useForm(previewAllForm, {
    initial: { message: '', ...written },
    onAccepted: ({ mails }, { to = '', message = '' }) => onShown(mails, { to, message }),
  });
  return (
    <FormView handle={handle} values={values} submitLabel="Show the mails" pendingLabel="Writing…">
      {children(handle.field('applications').error)}
      <RadioGroup
        legend="How it ended"
        options={SHARED_ANSWERS.map((value) => ({ value, label: APPLICATION_STATUS_NAMES[value] }))}
        {...handle.field('to')}
      />
      <WordsField
        field={handle.field('message')}
        party="applicant"
        hint="They stand in each mail after our usual sentence, and on each applicant’s page."
      />
    </FormView>
  );
}

interface ShownProps {
  mails: Mails;
  values: Written;
  onChange: () => void;
  onSent: () => void;
}

/** The mails as they would go. Takes the focus, as the form that they come from is gone. */
function Shown({ mails, values, onChange, onSent }: ShownProps) {
  const { handle, isHeld, undo } = useHeldForm(useForm(sendAllForm, { onAccepted: onSent }));
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);
  const isOne = mails.length === 1;
  return (
    <Stack gap={4}>
      <Banner ref={banner} tabIndex={-1} title={isOne ? 'One mail' : `${mails.length} mails, each to one applicant`}>
        {isOne ? 'It goes to one applicant.' : 'Nobody sees who else gets one.'}
      </Banner>
      {mails.map(({ reference, subject, text }, index) => (
        <Disclosure key={reference} summary={subject} defaultOpen={index === 0}>
          <Text className={styles.text}>{text}</Text>
        </Disclosure>
      ))}
      <FormView
        handle={handle}
        values={values}
        submitLabel={isOne ? 'Send 1 mail' : `Send ${mails.length} mails`}
        pendingLabel="Sending…"
        otherActions={
          <Button variant="secondary" onClick={isHeld ? undo : onChange}>
            {isHeld ? 'Undo' : 'Change them'}
          </Button>
        }
      />
      <SignInAgain failure={handle.state.failure} onSignedIn={handle.dismissFailure} />
      {isHeld && (
        <Banner live="polite" title="Nothing has gone yet">
          {`${isOne ? 'The mail goes' : 'The mails go'} in ten seconds if you stay on this page.`}
        </Banner>
      )}
    </Stack>
  );
}
