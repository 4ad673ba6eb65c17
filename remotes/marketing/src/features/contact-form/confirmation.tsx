import type { Ref } from 'react';
import { Text } from '@site/design-system';
import { contactHref } from '@site/remote-kit/links/marketing.ts';
import { form } from '../../content/contact.ts';
import { SentPanel } from '../forms/sent-panel.tsx';
import { TimedMessage } from './timed-message.tsx';

export interface ConfirmationProps {
  reference: string;
  headingRef: Ref<HTMLHeadingElement>;
  onEnd: () => void;
  onStartAgain: () => void;
}

/** Covers the form after a message was sent. */
export function Confirmation({ reference, headingRef, onEnd, onStartAgain }: ConfirmationProps) {
  const { title, text, quote, again } = form.sent;
  return (
    <TimedMessage onEnd={onEnd}>
      <SentPanel
        title={title}
        headingRef={headingRef}
        reference={reference}
        again={{ label: again, href: `${contactHref}#contact-form`, onClick: onStartAgain }}
      >
        <Text>
          {text}
          {reference && ` ${quote}`}
        </Text>
      </SentPanel>
    </TimedMessage>
  );
}
