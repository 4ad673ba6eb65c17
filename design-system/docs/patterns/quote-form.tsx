import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { Banner } from '../../src/components/banner/banner.tsx';
import { Button } from '../../src/components/button/button.tsx';
import { ErrorSummary } from '../../src/components/error-summary/error-summary.tsx';
import { FormActions } from '../../src/components/form-actions/form-actions.tsx';
import { Heading } from '../../src/components/heading/heading.tsx';
import { Honeypot } from '../../src/components/honeypot/honeypot.tsx';
import { Link } from '../../src/components/link/link.tsx';
import { Select } from '../../src/components/select/select.tsx';
import { Stack } from '../../src/components/stack/stack.tsx';
import { Text } from '../../src/components/text/text.tsx';
import { TextArea } from '../../src/components/text-area/text-area.tsx';
import { TextField } from '../../src/components/text-field/text-field.tsx';
import { brand } from '../../src/brand/index.ts';
import { checkAll, checkField, fieldId, isField, readValues, type Errors, type Values } from './quote-fields.ts';

export interface QuoteFormProps {
  /** Resolves to the message's reference; rejects when it was not sent. */
  send: (values: Values) => Promise<string>;
  /** The state to begin with: for pictures of it. */
  initial?: { values?: Values; errors?: Errors; outcome?: Outcome };
}

type Outcome = { kind: 'filling' } | { kind: 'sending' } | { kind: 'failed' } | { kind: 'sent'; reference: string };

const services = ['Drivers', 'Warehouse', 'Management'].map((label) => ({ value: label.toLowerCase(), label }));

export function QuoteForm({ send, initial = {} }: QuoteFormProps) {
  const [errors, setErrors] = useState<Errors>(initial.errors ?? {});
  /** What the summary lists: found at the last press of the button. */
  const [listed, setListed] = useState<Errors>(initial.errors ?? {});
  const [outcome, setOutcome] = useState<Outcome>(initial.outcome ?? { kind: 'filling' });
  const summary = useRef<HTMLDivElement>(null);

  const onBlur = ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
    const name = nameOf(target);
    if (isField(name))
      setErrors((before) => ({ ...before, [name]: checkField(name, readValues(currentTarget)[name]) }));
  };

  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = nameOf(target);
    setErrors((before) => ({ ...before, [name]: undefined }));
    setListed((before) => ({ ...before, [name]: undefined }));
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (outcome.kind === 'sending') return;
    const values = readValues(event.currentTarget);
    const found = checkAll(values);
    setErrors(found);
    setListed(found);
    if (Object.values(found).some(Boolean)) return summary.current?.focus();
    setOutcome({ kind: 'sending' });
    setOutcome(
      await send(values).then(
        (reference) => ({ kind: 'sent', reference }),
        () => ({ kind: 'failed' }),
      ),
    );
  };

  const handlers = { onBlur, onChange, onSubmit };
  if (outcome.kind === 'sent') return <Sent reference={outcome.reference} />;

  const problems = Object.entries(listed).flatMap(([field, message]) =>
    message ? [{ fieldId: fieldId(field), message }] : [],
  );
  const field = (name: keyof Values) => ({
    id: fieldId(name),
    name,
    required: true,
    error: errors[name],
    defaultValue: initial.values?.[name] ?? '',
  });

  return (
    <form {...handlers} noValidate aria-label="Request a quote">
      <Stack gap={5}>
        <ErrorSummary ref={summary} errors={problems} />
        <TextField {...field('company')} label="Company" autoComplete="organization" />
        <TextField
          {...field('email')}
          type="email"
          label="Email"
          autoComplete="email"
          hint="We send the quote there and nothing else."
        />
        <Select {...field('service')} label="What do you need?" placeholder="Please choose" options={services} />
        <TextArea
          {...field('message')}
          label="Your requirements"
          hint="Roles, places, dates, licence categories."
          limit={500}
        />
        <Honeypot name="website" />
        {outcome.kind === 'failed' && <NotSent />}
        <FormActions>
          {/* Pressing must not blur the field first: its error would move the button from under the pointer. */}
          <Button
            type="submit"
            size="lg"
            pending={outcome.kind === 'sending'}
            onMouseDown={(event) => event.preventDefault()}
          >
            {outcome.kind === 'sending' ? 'Sending…' : 'Request a Quote'}
          </Button>
        </FormActions>
      </Stack>
    </form>
  );
}

const nameOf = (target: EventTarget) => ('name' in target ? String(target.name) : '');

function NotSent() {
  return (
    <Banner tone="danger" live="assertive" title="Your request was not sent">
      <Text>
        What you wrote is still here. Please try again, or{' '}
        <Link href={brand.phone.href}>call {brand.phone.display}</Link>.
      </Text>
    </Banner>
  );
}

/** Stands in the form's place, and takes the focus that the form had. */
function Sent({ reference }: { reference: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={3}>
      <Heading level={2} ref={heading} tabIndex={-1}>
        Thank you. Your request is on its way.
      </Heading>
      <Banner tone="success" title={`Reference ${reference}`}>
        We reply within 24 hours. Should you call before then, please give this reference.
      </Banner>
    </Stack>
  );
}
