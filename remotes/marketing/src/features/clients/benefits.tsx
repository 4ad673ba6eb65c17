import { Heading, Icon, Section, Text } from '@site/design-system';
import { benefits } from '../../content/clients.ts';
import { SectionIntro } from '../section-intro/section-intro.tsx';
import styles from './benefits.module.css';

export function Benefits() {
  return (
    <Section spacing="lg" aria-labelledby="benefits">
      <div className={styles.columns}>
        <div className={styles.intro}>
          <SectionIntro id="benefits" heading={benefits.heading} text={benefits.text} />
        </div>
        <ul className={styles.list}>
          {benefits.list.map(({ icon, title, text }) => (
            <li key={title} className={styles.benefit}>
              <Icon name={icon} size="lg" className={styles.icon} />
              <div>
                <Heading level={3} size="sm">
                  {title}
                </Heading>
                <Text tone="muted">{text}</Text>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
