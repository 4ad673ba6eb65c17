import { useState } from 'react';
import { Heading, Stack, Text } from '@site/design-system';
import type { FormReply } from '@site/contract';
import { FormView, type FormHandle } from '@site/remote-kit';
import { form } from '../../content/contact.ts';
import { PrivacyNote } from '../forms/privacy-note.tsx';
import type { SentForm } from '../forms/use-sent.ts';
import { Confirmation } from './confirmation.tsx';
import { ContactFields } from './contact-fields.tsx';
import { FailureBanner } from './failure-banner.tsx';
import type { ContactField } from './form.ts';
import { SentNote } from './sent-note.tsx';
import styles from './contact-form.module.css';

export interface ContactFormViewProps {
  contact: FormHandle<FormReply, ContactField>;
  sent: SentForm;
  /** Where a browser without JavaScript posts it. */
  action: string;
}

/** The contact form in all its states: being filled in, refused, sent. */
export function ContactFormView({
  contact,
  sent: { reference, heading, reset, startAgain },
  action,
}: ContactFormViewProps) {
  /** The reference of the message that was confirmed last; undefined until its confirmation is gone. */
  const [confirmed, setConfirmed] = useState<string>();
  const { failure } = contact.state;
  const sent = reference !== undefined;
  const keepReference = () => setConfirmed(reference);

  return (
    <Stack gap={5}>
      <div>
        <Heading level={2}>{form.title}</Heading>
        <Text muted>
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
          action={action}
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
