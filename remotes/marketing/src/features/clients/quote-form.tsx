import { Select, Text, TextArea, TextField } from '@site/design-system';
import { QUOTE_SERVICES } from '@site/contract';
import { FormView, useForm } from '@site/remote-kit';
import { quote } from '../../content/clients.ts';
import { NotSentBanner } from '../forms/not-sent-banner.tsx';
import { PrivacyNote } from '../forms/privacy-note.tsx';
import { SentPanel } from '../forms/sent-panel.tsx';
import { useSent } from '../forms/use-sent.ts';
import styles from '../forms/fields.module.css';
import { QUOTE_ID, quoteForm } from './form.ts';

const services = Object.entries(QUOTE_SERVICES).map(([value, label]) => ({ value, label }));

const HREF = `/clients#${QUOTE_ID}`;

export function QuoteForm() {
  const request = useForm(quoteForm);
  const { reference, heading, startAgain } = useSent(request, quote.sent.announcement);
  const { failure } = request.state;
  const { field } = request;
  const { fields, sent } = quote;

  if (reference !== undefined)
    return (
      <SentPanel
        title={sent.title}
        headingRef={heading}
        reference={reference}
        again={{ label: sent.again, href: HREF, onClick: startAgain }}
      >
        <Text>{sent.next}</Text>
        <Text>{sent.urgent}</Text>
      </SentPanel>
    );
  return (
    <FormView
      handle={request}
      action={HREF}
      aria-label={quote.heading}
      submitLabel={quote.send}
      pendingLabel={quote.sending}
      button={{ size: 'lg' }}
      failure={failure && <NotSentBanner title={quote.notSent} failure={failure} />}
    >
      <div className={styles.fields}>
        <TextField {...field('companyName')} required label={fields.companyName} autoComplete="organization" />
        <TextField {...field('contactName')} required label={fields.contactName} autoComplete="name" />
        <TextField {...field('email')} required label={fields.email} type="email" autoComplete="email" />
        <Select {...field('service')} required label={fields.service} placeholder={fields.choose} options={services} />
        <TextArea
          {...field('requirements')}
          required
          className={styles.wide}
          label={fields.requirements}
          hint={fields.requirementsHint}
          rows={6}
        />
      </div>
      <PrivacyNote>{quote.privacy}</PrivacyNote>
    </FormView>
  );
}
