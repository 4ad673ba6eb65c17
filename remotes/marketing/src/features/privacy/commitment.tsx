import { Heading, Icon, Section, Text } from '@site/design-system';
import { commitment, promises, type Commitment as Promised } from '../../content/privacy.ts';
import styles from './commitment.module.css';

/** What we stand for, and the policy in four points. */
export function Commitment() {
  return (
    <Section tone="sunken" aria-labelledby="commitment">
      <div className={styles.layout}>
        <div className={styles.text}>
          <Heading level={2} id="commitment">
            {commitment.title}
          </Heading>
          <Text size="lg">{commitment.text}</Text>
        </div>
        <ul className={styles.promises}>
          {promises.map((promise) => (
            <Point key={promise.title} {...promise} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Point({ icon, title, text }: Promised) {
  return (
    <li className={styles.promise}>
      <span className={styles.plate}>
        <Icon name={icon} />
      </span>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <Text size="sm" tone="muted">
        {text}
      </Text>
    </li>
  );
}
