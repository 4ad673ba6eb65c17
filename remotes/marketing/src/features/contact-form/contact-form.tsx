import { useEffect, useRef } from 'react';
import {
  Button,
  ErrorSummary,
  FormActions,
  Heading,
  Honeypot,
  Stack,
  Text,
  useAnnounce,
  useHydrated,
} from '@site/design-system';
import { ContactFields } from './contact-fields-view.tsx';
import { Confirmation } from './confirmation.tsx';
import { fieldId } from './contact-fields.ts';
import { FailureBanner } from './failure-banner.tsx';
import { NoScriptNote } from './no-script-note.tsx';
import { useContactForm } from './use-contact-form.ts';
import styles from './contact-form.module.css';

export function ContactForm() {
  const { state, handlers, clearOutcome } = useContactForm();
  const { outcome } = state;
  const reference = outcome?.kind === 'sent' ? outcome.reference : undefined;
  const form = useRef<HTMLFormElement>(null);
  const heading = useSentNews(reference);
  const summary = useFocusOnRejection(state.rejections);
  const hydrated = useHydrated();

  const startAgain = () => {
    clearOutcome();
    // The fields are hidden until the confirmation is gone.
    requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
  };

  return (
    <Stack gap={5}>
      <div>
        <Heading level={2} ref={heading} tabIndex={-1} className={styles.heading}>
          Send us a message
        </Heading>
        <Text tone="muted">We reply within 24 hours. Please fill in every field.</Text>
      </div>
      <NoScriptNote />
      <div className={styles.stage}>
        {reference !== undefined && (
          <Confirmation reference={reference} onEnd={clearOutcome} onStartAgain={startAgain} />
        )}
        <form
          {...handlers}
          ref={form}
          noValidate
          method="post"
          className={styles.form}
          inert={reference !== undefined}
          aria-label="Contact form"
        >
          {state.lastReference && reference === undefined && <LastMessage reference={state.lastReference} />}
          <ErrorSummary
            ref={summary}
            errors={state.listed.map((field) => ({ fieldId: fieldId(field), message: state.errors[field] ?? '' }))}
          />
          <ContactFields errors={state.errors} />
          <Honeypot name="website" />
          {outcome?.kind === 'failed' && <FailureBanner reason={outcome.reason} onEnd={clearOutcome} />}
          <FormActions>
            {/* Keeps the focus where it is while the button is pressed: the error of a field left by the press would
                move the button away before the press ends. */}
            <Button
              type="submit"
              size="lg"
              pending={state.submitting}
              disabled={!hydrated}
              onMouseDown={(event) => event.preventDefault()}
            >
              {state.submitting ? 'Sending…' : 'Send Message'}
            </Button>
          </FormActions>
        </form>
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

/** Says that a message was sent, and moves the focus from the form, which is now hidden, to the returned heading. */
function useSentNews(reference: string | undefined) {
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (reference === undefined) return;
    heading.current?.focus({ preventScroll: true });
    // Focus alone leaves the confirmation half below the fold of a phone.
    heading.current?.scrollIntoView({ block: 'start' });
    announce(`Your message has been sent. Your reference is ${reference}.`);
  }, [reference, announce]);
  return heading;
}

/** The summary focuses itself when it appears; this does it for a form submitted again with errors left. */
function useFocusOnRejection(rejections: number) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rejections > 0) summary.current?.focus();
  }, [rejections]);
  return summary;
}
