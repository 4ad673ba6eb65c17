import type { ReactNode } from 'react';
import { Text } from '@site/design-system';
import type { FormReply } from '@site/contract';
import { FormView, type FormHandle } from '@site/remote-kit';
import { NotSentBanner } from './not-sent-banner.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { SentPanel } from './sent-panel.tsx';
import type { Reached } from './use-reached-form.ts';
import { useSent } from './use-sent.ts';
import styles from './fields.module.css';

export interface ConfirmedFormProps<Field extends string> {
  handle: FormHandle<FormReply, Field>;
  /** As typed into it. */
  reached: Reached | undefined;
  /** The form's own address. */
  href: string;
  /** Its accessible name. */
  label: string;
  words: {
    send: string;
    sending: string;
    notSent: string;
    privacy: string;
    sent: { title: string; announcement: string; next: readonly string[]; again: string };
  };
  /** The fields. */
  children: ReactNode;
}

/** A form that gives way to its confirmation once it has been sent. */
export function ConfirmedForm<Field extends string>({
  handle,
  reached,
  href,
  label,
  words: { send, sending, notSent, privacy, sent },
  children,
}: ConfirmedFormProps<Field>) {
  const { reference, heading, startAgain } = useSent(handle, sent.announcement);
  const { failure } = handle.state;

  if (reference !== undefined)
    return (
      <SentPanel
        title={sent.title}
        headingRef={heading}
        reference={reference}
        again={{ label: sent.again, href, onClick: startAgain }}
      >
        {sent.next.map((sentence) => (
          <Text key={sentence}>{sentence}</Text>
        ))}
        {reached && <Text>{reachedText(reached)}</Text>}
      </SentPanel>
    );
  return (
    <FormView
      handle={handle}
      action={href}
      aria-label={label}
      submitLabel={send}
      pendingLabel={sending}
      button={{ size: 'lg' }}
      failure={failure && <NotSentBanner title={notSent} failure={failure} />}
    >
      <div className={styles.fields}>{children}</div>
      <PrivacyNote>{privacy}</PrivacyNote>
    </FormView>
  );
}

/** So that a slip is seen while it can be corrected. */
const reachedText = ({ email, phone }: Reached): string =>
  phone ? `We will ring ${phone}, and have written to ${email}.` : `We have written to ${email}.`;
