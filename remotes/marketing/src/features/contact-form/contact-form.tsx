import { useState } from 'react';
import { Heading, Stack, Text } from '@site/design-system';
import { FormView, useForm } from '@site/remote-kit';
import { useSent } from '../forms/use-sent.ts';
import { Confirmation } from './confirmation.tsx';
import { ContactFields } from './contact-fields.tsx';
import { FailureBanner } from './failure-banner.tsx';
import { contactForm } from './form.ts';
import styles from './contact-form.module.css';

export function ContactForm() {
  const [lastReference, setLastReference] = useState('');
  const contact = useForm(contactForm, { onAccepted: ({ reference }) => setLastReference(reference) });
  const { reference, heading, reset, startAgain } = useSent(contact, 'Your message has been sent.');
  const { failure } = contact.state;
  const sent = reference !== undefined;

  return (
    <Stack gap={5}>
      <div>
        <Heading level={2} ref={heading} tabIndex={-1} className={styles.heading}>
          Send us a message
        </Heading>
        <Text tone="muted">We reply within 24&nbsp;hours. Please fill in every field.</Text>
      </div>
      <div className={styles.stage}>
        {sent && <Confirmation reference={reference} onEnd={reset} onStartAgain={startAgain} />}
        <FormView
          handle={contact}
          action="/contact#contact-form"
          aria-label="Contact form"
          className={styles.form}
          inert={sent}
          failure={failure && <FailureBanner failure={failure} onEnd={contact.dismissFailure} />}
          submitLabel="Send Message"
          pendingLabel="Sending…"
          button={{ size: 'lg' }}
        >
          {lastReference && !sent && <LastMessage reference={lastReference} />}
          <ContactFields field={contact.field} />
        </FormView>
      </div>
    </Stack>
  );
}

function LastMessage({ reference }: { reference: string }) {
  return (
    <Text size="sm" tone="muted">
      Your last message was sent. Its reference is <strong>{reference}</strong>.
    </Text>
  );
}
