import { Heading, Icon, Text } from '@site/design-system';
import { Reference, ScriptedButton } from '@site/remote-kit';
import { TimedMessage } from './timed-message.tsx';
import styles from './confirmation.module.css';

export interface ConfirmationProps {
  reference: string;
  onEnd: () => void;
  onStartAgain: () => void;
}

/** Replaces the form after a message was sent. */
export function Confirmation({ reference, onEnd, onStartAgain }: ConfirmationProps) {
  return (
    <TimedMessage onEnd={onEnd} className={styles.confirmation}>
      <span className={styles.tick}>
        <Icon name="check" size="lg" />
      </span>
      <Heading level={3}>Thank you. Your message is on its way.</Heading>
      <Text>
        The right team reads it and replies within 24&nbsp;hours.
        {reference && ' If you call before then, please quote this reference.'}
      </Text>
      <Reference value={reference} />
      <ScriptedButton href="/contact#contact-form" variant="secondary" onClick={onStartAgain}>
        Send Another Message
      </ScriptedButton>
    </TimedMessage>
  );
}
