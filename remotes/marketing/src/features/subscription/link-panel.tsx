import { Banner, Card, Heading, Icon, Stack, Text } from '@site/design-system';
import { ButtonForm, type FormHandle } from '@site/remote-kit';
import { QUESTIONS } from './link-texts.ts';
import type { SubscriptionLink } from './subscription-link.ts';
import styles from './link-panel.module.css';

interface LinkPanelProps {
  link: SubscriptionLink;
  handle: FormHandle<unknown, never>;
}

/** Mail programs open links too, so opening one changes nothing: only the button does. */
export function LinkPanel({ link: { action, token }, handle }: LinkPanelProps) {
  const { heading, text, note, failure: failed, button, pending } = QUESTIONS[action];
  const { failure } = handle.state;
  return (
    <Card padding="lg" className={styles.panel}>
      <Stack gap={5} align="start">
        <span className={styles.sign}>
          <Icon name="mail" size="lg" />
        </span>
        <Stack gap={3}>
          <Heading level={2}>{heading}</Heading>
          <Text>{text}</Text>
        </Stack>
        {failure && (
          <Banner tone="danger" live="assertive" title={failed} className={styles.failure}>
            {failure.message}
          </Banner>
        )}
        <ButtonForm handle={handle} values={{ token }} size="lg" className={styles.button} pendingLabel={pending}>
          {failure ? 'Retry' : button}
        </ButtonForm>
        <Text size="sm" tone="muted">
          {note}
        </Text>
      </Stack>
    </Card>
  );
}
