import { Select, TextArea, TextField } from '@site/design-system';
import { inquiryOptions } from '../../content/contact.ts';
import { fieldId, type ContactField, type FieldErrors } from './contact-fields.ts';
import styles from './contact-form.module.css';

export function ContactFields({ errors }: { errors: FieldErrors }) {
  const common = (field: ContactField) => ({ id: fieldId(field), name: field, required: true, error: errors[field] });
  return (
    <div className={styles.fields}>
      <TextField {...common('firstName')} label="First name" autoComplete="given-name" />
      <TextField {...common('lastName')} label="Last name" autoComplete="family-name" />
      <TextField {...common('email')} type="email" label="Email" autoComplete="email" />
      <TextField {...common('phone')} type="tel" label="Phone number" autoComplete="tel" />
      <Select
        {...common('inquiryType')}
        className={styles.wide}
        label="How can we help you?"
        placeholder="Please choose"
        options={inquiryOptions}
      />
      <TextArea
        {...common('message')}
        className={styles.wide}
        label="Your message"
        hint="Roles, places, dates, licence categories: whatever you know already."
        rows={6}
      />
    </div>
  );
}
