import { useState } from 'react';
import { Heading, Stack, Text } from '@site/design-system';
import { FormView, useForm } from '@site/remote-kit';
import { form } from '../../content/contact.ts';
import { PrivacyNote } from '../forms/privacy-note.tsx';
import { useSent } from '../forms/use-sent.ts';
import { Confirmation } from './confirmation.tsx';
import { ContactFields } from './contact-fields.tsx';
import { FailureBanner } from './failure-banner.tsx';
import { contactForm } from './form.ts';
import { SentNote } from './sent-note.tsx';
import styles from './contact-form.module.css';

export function ContactForm() {
  /** The reference of the message that was confirmed last; undefined until its confirmation is gone. */
  const [confirmed, setConfirmed] = useState<string>();
  const contact = useForm(contactForm);
  const { reference, heading, reset, startAgain } = useSent(contact, form.sent.announcement);
  const { failure } = contact.state;
  const sent = reference !== undefined;
  const keepReference = () => setConfirmed(reference);

  return (
    <Stack gap={5}>
      <div>
        <Heading level={2}>{form.title}</Heading>
        <Text tone="muted">
          {form.promise}
          {!sent && ` ${form.request}`}
        </Text>
      </div>
      {confirmed !== undefined && !sent && <SentNote reference={confirmed} />}
      <div className={styles.stage}>
        {sent && (
          <Confirmation
            reference={reference}
            headingRef={heading}
            onEnd={() => {
              keepReference();
              reset();
            }}
            onStartAgain={() => {
              keepReference();
              startAgain();
            }}
          />
        )}
        <FormView
          handle={contact}
          action="/contact#contact-form"
          aria-label="Contact form"
          className={styles.form}
          inert={sent}
          failure={failure && <FailureBanner failure={failure} onEnd={contact.dismissFailure} />}
          submitLabel={form.send}
          pendingLabel={form.sending}
          button={{ size: 'lg' }}
        >
          <ContactFields field={contact.field} />
          <PrivacyNote>{form.privacy}</PrivacyNote>
        </FormView>
      </div>
    </Stack>
  );
}
