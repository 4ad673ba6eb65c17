import { Heading, Icon, Section, Stack, Text } from '@site/design-system';
import { benefits } from '../../content/candidates.ts';
import { SectionIntro } from '../section-intro/section-intro.tsx';
import styles from './benefits.module.css';

export function Benefits() {
  return (
    <Section tone="ink" spacing="lg" aria-labelledby="benefits">
      <Stack gap={7}>
        <SectionIntro id="benefits" heading={benefits.heading} text={benefits.text} />
        <ul className={styles.signs}>
          {benefits.list.map(({ icon, title, text }) => (
            <li key={title} className={styles.sign}>
              <Icon name={icon} className={styles.icon} />
              <Heading level={3}>{title}</Heading>
              <Text tone="muted">{text}</Text>
            </li>
          ))}
        </ul>
      </Stack>
    </Section>
  );
}
