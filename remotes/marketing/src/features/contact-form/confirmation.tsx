import { Text } from '@site/design-system';
import { SentPanel } from '../forms/sent-panel.tsx';
import { TimedMessage } from './timed-message.tsx';

export interface ConfirmationProps {
  reference: string;
  onEnd: () => void;
  onStartAgain: () => void;
}

/** Covers the form after a message was sent. */
export function Confirmation({ reference, onEnd, onStartAgain }: ConfirmationProps) {
  return (
    <TimedMessage onEnd={onEnd}>
      <SentPanel
        title="Thank you. Your message is on its way."
        reference={reference}
        again={{ label: 'Send Another Message', href: '/contact#contact-form', onClick: onStartAgain }}
      >
        <Text>
          The right team reads it and replies within 24&nbsp;hours.
          {reference && ' If you call before then, please quote this reference.'}
        </Text>
      </SentPanel>
    </TimedMessage>
  );
}
