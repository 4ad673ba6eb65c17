import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Heading, Stack, Text, useAnnounce } from '@site/design-system';
import { FormView, readReference, useForm } from '@site/remote-kit';
import { Confirmation } from './confirmation.tsx';
import { ContactFields } from './contact-fields.tsx';
import { FailureBanner } from './failure-banner.tsx';
import { contactForm } from './form.ts';
import styles from './contact-form.module.css';

export function ContactForm() {
  const [lastReference, setLastReference] = useState('');
  const contact = useForm(contactForm, { onAccepted: ({ reference }) => setLastReference(reference) });
  const [posted, forgetPosted] = usePostedReference();
  const { accepted, failure } = contact.state;
  const reference = accepted?.reference ?? posted;
  const sent = reference !== undefined;
  const heading = useSentAnnouncement(reference);

  const endConfirmation = () => {
    contact.empty();
    forgetPosted();
  };
  const startAgain = () => {
    endConfirmation();
    // The fields are hidden until the confirmation is gone.
    requestAnimationFrame(() => document.getElementById(contact.field('firstName').id)?.focus());
  };

  return (
    <Stack gap={5}>
      <div>
        <Heading level={2} ref={heading} tabIndex={-1} className={styles.heading}>
          Send us a message
        </Heading>
        <Text tone="muted">We reply within 24&nbsp;hours. Please fill in every field.</Text>
      </div>
      <div className={styles.stage}>
        {sent && <Confirmation reference={reference} onEnd={endConfirmation} onStartAgain={startAgain} />}
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

/** The reference of a message that was posted to the page, until its confirmation is gone. */
function usePostedReference() {
  const [parameters] = useSearchParams();
  const [isForgotten, setForgotten] = useState(false);
  const reference = readReference(parameters, 'sent');
  return [isForgotten ? undefined : reference, () => setForgotten(true)] as const;
}

/** Announces that a message was sent, and moves the focus from the hidden form to the returned heading. */
function useSentAnnouncement(reference: string | undefined) {
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (reference === undefined) return;
    heading.current?.focus({ preventScroll: true });
    // On a phone, focus alone leaves half the confirmation below the fold.
    heading.current?.scrollIntoView({ block: 'start' });
    announce(`Your message has been sent.${reference && ` Your reference is ${reference}.`}`);
  }, [reference, announce]);
  return heading;
}
