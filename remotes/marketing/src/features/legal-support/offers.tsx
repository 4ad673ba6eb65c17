import { Heading, Text } from '@site/design-system';
import { offers, offersTitle } from '../../content/legal-support.ts';
import styles from './offers.module.css';

/** A licence's paper with a line for each offer. */
export function Offers() {
  return (
    <div className={styles.licence}>
      <Heading level={2} size="md" className={styles.title}>
        {offersTitle}
      </Heading>
      <ul className={styles.lines}>
        {offers.map(({ title, text }) => (
          <li key={title} className={styles.line}>
            <Heading level={3} size="sm">
              {title}
            </Heading>
            <Text tone="muted">{text}</Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
