import { useEffect, useRef } from 'react';
import { QUOTE_SERVICES, siteEndpoints } from '@site/contract';
import { defineForm, FormView, Reference, useForm, type FormHandle } from '@site/remote-kit';
import { Banner } from '../../src/components/banner/banner.tsx';
import { Heading } from '../../src/components/heading/heading.tsx';
import { Link } from '../../src/components/link/link.tsx';
import { Select } from '../../src/components/select/select.tsx';
import { Stack } from '../../src/components/stack/stack.tsx';
import { Text } from '../../src/components/text/text.tsx';
import { TextArea } from '../../src/components/text-area/text-area.tsx';
import { TextField } from '../../src/components/text-field/text-field.tsx';
import { brand } from '../../src/brand/index.ts';

const quoteForm = defineForm({
  name: 'quote',
  endpoint: siteEndpoints.requestQuote,
  fields: ['companyName', 'contactName', 'email', 'service', 'requirements'],
  failureText: () => 'What you wrote is still here.',
  next: ({ reference }) => `/clients?requested=${reference}`,
});

const services = Object.entries(QUOTE_SERVICES).map(([value, label]) => ({ value, label }));

type QuoteHandle = FormHandle<{ reference: string }, (typeof quoteForm.fields)[number]>;

export interface QuoteFormProps {
  /** Replaces parts of the state, for pictures of it. */
  state?: Partial<QuoteHandle['state']>;
}

export function QuoteForm({ state }: QuoteFormProps) {
  const form = useForm(quoteForm);
  const quote: QuoteHandle = { ...form, state: { ...form.state, ...state } };
  const { field } = quote;
  if (quote.state.accepted) return <Sent {...quote.state.accepted} />;
  return (
    <FormView
      handle={quote}
      aria-label="Request a quote"
      submitLabel="Request a quote"
      pendingLabel="Sending…"
      button={{ size: 'lg' }}
      failure={quote.state.failure && <NotSent message={quote.state.failure.message} />}
    >
      <TextField {...field('companyName')} required label="Company" autoComplete="organization" />
      <TextField {...field('contactName')} required label="Your name" autoComplete="name" />
      <TextField
        {...field('email')}
        required
        type="email"
        label="Email"
        autoComplete="email"
        hint="We send the quote there and nothing else."
      />
      <Select {...field('service')} required label="What do you need?" placeholder="Please choose" options={services} />
      <TextArea
        {...field('requirements')}
        required
        label="Your requirements"
        hint="Roles, places, dates, licence categories."
        limit={500}
      />
    </FormView>
  );
}

function NotSent({ message }: { message: string }) {
  return (
    <Banner status="danger" live="assertive" title="Your request was not sent">
      <Text>
        {message} Please try again, or <Link href={brand.phone.href}>call {brand.phone.display}</Link>.
      </Text>
    </Banner>
  );
}

/** Stands in the form's place, and takes the focus that the form had. */
function Sent({ reference }: { reference: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={4}>
      <Heading level={2} ref={heading} tabIndex={-1}>
        Thank you. Your request is on its way.
      </Heading>
      <Text>We reply within 24 hours. If you call before then, please quote this reference.</Text>
      <Reference value={reference} />
    </Stack>
  );
}
