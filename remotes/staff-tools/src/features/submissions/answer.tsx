import { useEffect, useRef, useState } from 'react';
import { Banner, Button, DescriptionList, Panel, RadioGroup, Stack, Text } from '@site/design-system';
import {
  isOutcome,
  KIND_WORDS,
  longDay,
  movesFrom,
  type ApplicationProgress,
  type EndpointReply,
} from '@site/contract';
import { FormView, useForm } from '@site/remote-kit';
import { WordsField } from '../answers/words-field.tsx';
import { UtcTime } from '../database/utc-time.tsx';
import { offersAmong, offersOf } from './interview-offers.ts';
import { InterviewFields, InterviewTimes } from './interview-times.tsx';
import { APPLICATION_STATUS_NAMES } from './names.ts';
import styles from './submission-facts.module.css';
import { previewForm, sendForm } from './submission-forms.ts';

type Mail = EndpointReply<'answerApplication'>;
/** What staff have chosen and written, by the names of the fields. */
type Written = Readonly<Record<string, string>>;
/** A mail as it would go, and the status that it was written for: somebody else may answer while it is read. */
type Preview = { mail: Mail; from: string };

interface AnswerProps {
  reference: string;
  progress: ApplicationProgress;
  /** Reads the submission again. */
  refresh: () => void;
}

/** Where it stands, and the mail that tells its owner more, which is shown before it goes. */
export function Answer({ reference, progress, refresh }: AnswerProps) {
  const { kind, status, since, answerBy, interview } = progress;
  const [written, setWritten] = useState<Written>({ to: status });
  const [preview, setPreview] = useState<Preview>();
  const [isSent, setSent] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  // The form that was sent is gone then.
  useEffect(() => {
    if (isSent) heading.current?.focus();
  }, [isSent]);

  return (
    <Panel title={`Answer to the ${KIND_WORDS[kind].party}`} titleRef={heading}>
      <DescriptionList
        items={[
          { term: 'Stands at', description: APPLICATION_STATUS_NAMES[status] },
          { term: 'Since', description: <UtcTime value={since} /> },
          ...(answerBy ? [{ term: 'We promised to write by', description: longDay(answerBy) }] : []),
        ]}
      />
      <InterviewTimes slots={interview} />
      {preview ? (
        <Shown
          mail={preview.mail}
          values={{ reference, from: preview.from, ...written }}
          onChange={() => setPreview(undefined)}
          onSent={() => {
            setPreview(undefined);
            setWritten({ to: written['to'] ?? status });
            setSent(true);
            refresh();
          }}
        />
      ) : isOutcome(progress) ? (
        <Text size="sm" muted>
          This is how it ended: nothing more is promised.
        </Text>
      ) : (
        <Write
          key={[status, ...interview.map(({ id }) => id)].join(' ')}
          values={{ reference, from: status }}
          progress={progress}
          written={written}
          onShown={(mail, sent) => {
            setWritten(sent);
            setPreview({ mail, from: status });
            setSent(false);
          }}
        />
      )}
      <Text as="output" size="sm" muted>
        {isSent && 'Sent.'}
      </Text>
    </Panel>
  );
}

interface WriteProps {
  values: Readonly<Record<string, string>>;
  progress: ApplicationProgress;
  written: Written;
  onShown: (mail: Mail, written: Written) => void;
}

function Write({ values, progress, written, onShown }: WriteProps) {
  const { kind, status, interview } = progress;
  const moves = movesFrom(progress).staff;
  const before = moves.find((each) => each === written['to']) ?? status;
  const [to, setTo] = useState<string>(before);
  const handle = useForm(previewForm, {
    initial: { message: '', ...written, to: before },
    onAccepted: (mail, { to: next = status, message = '', ...others }) =>
      onShown(mail, { to: next, message, ...offersAmong(others) }),
  });
  const options = [status, ...moves].map((value) => ({
    value,
    label: value === status ? `Stays at ${APPLICATION_STATUS_NAMES[value]}` : APPLICATION_STATUS_NAMES[value],
    ...(value === 'put-forward' && { accessKey: 'p' }),
  }));
  return (
    <FormView handle={handle} values={values} submitLabel="Show the mail" pendingLabel="Writing…">
      <RadioGroup legend="Status from now on" options={options} {...handle.field('to')} onValueChange={setTo} />
      {to === 'interview' && (
        <InterviewFields
          initial={written['to'] === 'interview' && written['message'] !== undefined ? written : offersOf(interview)}
        />
      )}
      <WordsField
        field={handle.field('message')}
        party={KIND_WORDS[kind].party}
        hint={`They stand in the mail after our usual sentence, and on the ${KIND_WORDS[kind].party}’s page.`}
        // eslint-disable-next-line jsx-a11y/no-access-key -- for those who answer many, with the browser's modifier
        accessKey="a"
      />
      <Text size="sm" muted>
        Access keys: N for the next to answer, A for your words, P for put forward.
      </Text>
    </FormView>
  );
}

interface ShownProps {
  mail: Mail;
  values: Readonly<Record<string, string>>;
  onChange: () => void;
  onSent: () => void;
}

/** The mail as it would go. Takes the focus, as the form that it comes from is gone. */
function Shown({ mail: { subject, text }, values, onChange, onSent }: ShownProps) {
  const handle = useForm(sendForm, { onAccepted: onSent });
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);
  return (
    <Stack gap={4}>
      <Banner ref={banner} tabIndex={-1} title={subject}>
        <p className={styles.text}>{text}</p>
      </Banner>
      <FormView
        handle={handle}
        values={values}
        submitLabel="Send it"
        pendingLabel="Sending…"
        otherActions={
          <Button variant="secondary" onClick={onChange}>
            Change it
          </Button>
        }
      />
    </Stack>
  );
}
