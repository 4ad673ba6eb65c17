import { Select, TextArea, TextField } from '@site/design-system';
import { QUOTE_SERVICES } from '@site/contract';
import { EmailField, PhoneField } from '@site/remote-kit';
import { quote } from '../../content/clients.ts';
import { ConfirmedForm } from '../forms/confirmed-form.tsx';
import styles from '../forms/fields.module.css';
import { useReachedForm } from '../forms/use-reached-form.ts';
import { QUOTE_ID, quoteForm } from './form.ts';

const services = Object.entries(QUOTE_SERVICES).map(([value, label]) => ({ value, label }));

const HREF = `/clients#${QUOTE_ID}`;

export function QuoteForm() {
  const { handle, reached } = useReachedForm(quoteForm);
  const { field } = handle;
  const { fields } = quote;

  return (
    <ConfirmedForm handle={handle} reached={reached} href={HREF} label={quote.heading} words={quote}>
      <TextField {...field('companyName')} required label={fields.companyName} autoComplete="organization" />
      <TextField {...field('contactName')} required label={fields.contactName} autoComplete="name" />
      <EmailField {...field('email')} required label={fields.email} />
      <PhoneField {...field('phone')} label={fields.phone} optionalLabel={fields.optional} />
      <Select
        {...field('service')}
        required
        className={styles.wide}
        label={fields.service}
        placeholder={fields.choose}
        options={services}
      />
      <TextArea
        {...field('requirements')}
        required
        className={styles.wide}
        label={fields.requirements}
        hint={fields.requirementsHint}
        rows={6}
      />
    </ConfirmedForm>
  );
}
