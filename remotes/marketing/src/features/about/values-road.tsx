import { Heading, Icon, Section, Text } from '@site/design-system';
import { coreValues, valuesTitle } from '../../content/about.ts';
import { Lorry } from '../home/lorry.tsx';
import styles from './values-road.module.css';

/** Our values as the signs along a road. */
export function ValuesRoad() {
  return (
    <Section tone="sunken" spacing="lg" aria-labelledby="values" className={styles.section}>
      <Heading level={2} size="xl" id="values">
        {valuesTitle}
      </Heading>
      <div className={styles.road}>
        <ul className={styles.values}>
          {coreValues.map(({ icon, title, text }) => (
            <li key={title} className={styles.value}>
              <span className={styles.sign}>
                <Icon name={icon} size="lg" className={styles.icon} />
              </span>
              <div className={styles.text}>
                <Heading level={3} size="md">
                  {title}
                </Heading>
                <Text tone="muted">{text}</Text>
              </div>
            </li>
          ))}
        </ul>
        <Lorry className={styles.lorry} />
      </div>
    </Section>
  );
}
