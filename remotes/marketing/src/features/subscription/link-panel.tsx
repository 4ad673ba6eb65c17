import { useEffect, useRef } from 'react';
import {
  Banner,
  brand,
  Button,
  Card,
  Cluster,
  Heading,
  Icon,
  Link,
  LinkButton,
  Stack,
  Text,
  useHydrated,
  type IconName,
} from '@site/design-system';
import type { LinkOutcome } from './link-outcome.ts';
import { newsOf, QUESTIONS } from './link-texts.ts';
import type { SubscriptionLink } from './subscription-link.ts';
import { useSubscriptionLink } from './use-subscription-link.ts';
import styles from './link-panel.module.css';

/** Opening the link changes nothing, because programs open the links of mails too: the button does. */
export function LinkPanel({ link }: { link: SubscriptionLink }) {
  const { pending, outcome, follow } = useSubscriptionLink(link);
  const hydrated = useHydrated();
  if (outcome && outcome.result !== 'failed') return <Outcome outcome={outcome} />;

  const { heading, text, note, failure, button, pending: underWay } = QUESTIONS[link.action];
  return (
    <Card padding="lg" className={styles.panel}>
      <Stack gap={5} align="start">
        <Sign icon="mail" />
        <Stack gap={3}>
          <Heading level={2}>{heading}</Heading>
          <Text>{text}</Text>
        </Stack>
        {outcome && !pending && (
          <Banner tone="danger" live="assertive" title={failure} className={styles.failure}>
            {outcome.reason}
          </Banner>
        )}
        <Button
          size="lg"
          className={styles.button}
          pending={pending}
          disabled={!hydrated}
          onClick={() => void follow()}
        >
          {pending ? underWay : outcome ? 'Retry' : button}
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

/** Takes the place of the button, and the focus with it. */
function Outcome({ outcome }: { outcome: Exclude<LinkOutcome, { result: 'failed' }> }) {
  const { good, icon, heading, text } = newsOf(outcome);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  return (
    <Card padding="lg" className={styles.panel}>
      <Stack gap={5} align="start">
        <Sign icon={icon} good={good} />
        <Stack gap={3}>
          <Heading level={2} ref={title} tabIndex={-1}>
            {heading}
          </Heading>
          <Text>{text}</Text>
        </Stack>
        <Cluster gap={3}>
          <LinkButton href="/jobs" icon="search" variant={good ? 'secondary' : 'primary'}>
            Browse jobs
          </LinkButton>
          <LinkButton href="/contact" variant={good ? 'quiet' : 'secondary'}>
            Ask us
          </LinkButton>
        </Cluster>
      </Stack>
    </Card>
  );
}

const Sign = ({ icon, good = false }: { icon: IconName; good?: boolean }) => (
  <span className={good ? styles.goodSign : styles.sign}>
    <Icon name={icon} size="lg" />
  </span>
);
