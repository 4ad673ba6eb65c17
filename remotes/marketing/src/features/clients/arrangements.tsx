import { Heading, LinkButton, Section, Text } from '@site/design-system';
import { arrangements, hero } from '../../content/clients.ts';
import { QUOTE_ID } from './form.ts';
import styles from './arrangements.module.css';

/** What an operator can order, and when it is paid for. */
export function Arrangements() {
  return (
    <Section tone="ink" spacing="lg" aria-labelledby="arrangements">
      <div className={styles.columns}>
        <div className={styles.intro}>
          <Heading level={2} size="display" id="arrangements">
            {arrangements.heading}
          </Heading>
          <Text size="lg" tone="muted">
            {arrangements.text}
          </Text>
          <LinkButton href={`#${QUOTE_ID}`} size="lg" icon="arrow-right" iconPosition="end">
            {hero.quote}
          </LinkButton>
        </div>
        <dl className={styles.sign} data-tone="paper">
          {arrangements.list.map(({ id, term, description }) => (
            <div key={id} id={id} className={styles.row}>
              <dt className={styles.term}>{term}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
