import { Banner, brand, Button, Card, Heading, Icon, Link, Stack, Text, useHydrated } from '@site/design-system';
import { QUESTIONS } from './link-texts.ts';
import type { SubscriptionLink } from './subscription-link.ts';
import styles from './link-panel.module.css';

interface LinkPanelProps {
  action: SubscriptionLink['action'];
  pending: boolean;
  /** Why it could not be done, when it may work next time. */
  problem: string | undefined;
  onPress: () => void;
}

/** Opening the link changes nothing, because programs open the links of mails too: the button does. */
export function LinkPanel({ action, pending, problem, onPress }: LinkPanelProps) {
  const hydrated = useHydrated();
  const { heading, text, note, failure, button, pending: underWay } = QUESTIONS[action];
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
        {problem && !pending && (
          <Banner tone="danger" live="assertive" title={failure} className={styles.failure}>
            {problem}
          </Banner>
        )}
        <Button size="lg" className={styles.button} pending={pending} disabled={!hydrated} onClick={onPress}>
          {pending ? underWay : problem ? 'Retry' : button}
        </Button>
        <noscript>
          <Text>
            The button needs JavaScript, which is switched off in your browser. Please write to{' '}
            <Link href={`mailto:${brand.emails.privacy}`}>{brand.emails.privacy}</Link> instead.
          </Text>
        </noscript>
        <Text size="sm" tone="muted">
          {note}
        </Text>
      </Stack>
    </Card>
  );
}
