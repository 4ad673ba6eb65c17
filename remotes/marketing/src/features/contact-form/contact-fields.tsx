import { Select, TextArea, TextField } from '@site/design-system';
import { EmailField, PhoneField, type FormHandle } from '@site/remote-kit';
import { inquiryOptions } from '../../content/contact.ts';
import styles from '../forms/fields.module.css';
import type { ContactField } from './form.ts';

export function ContactFields({ field }: Pick<FormHandle<unknown, ContactField>, 'field'>) {
  return (
    <div className={styles.fields}>
      <TextField {...field('firstName')} required label="First name" autoComplete="given-name" />
      <TextField {...field('lastName')} required label="Last name" autoComplete="family-name" />
      <EmailField {...field('email')} required label="Email" />
      <PhoneField {...field('phone')} required label="Phone number" />
      <Select
        {...field('inquiryType')}
        required
        className={styles.wide}
        label="How can we help you?"
        placeholder="Please choose"
        options={inquiryOptions}
      />
      <TextArea
        {...field('message')}
        required
        className={styles.wide}
        label="Your message"
        hint="Roles, places, dates, licence categories: whatever you know already."
        rows={6}
      />
    </div>
  );
}
