import { CheckList, Heading, Icon, Section, Stack, Text } from '@site/design-system';
import { services, servicesTitle } from '../../content/trade-association.ts';
import styles from './services-line.module.css';

/** The three services as the stops of a bus line. */
export function ServicesLine() {
  return (
    <Section tone="sunken" spacing="lg" aria-labelledby="services">
      <Stack gap={7}>
        <Heading level={2} size="xl" id="services">
          {servicesTitle}
        </Heading>
        <ul className={styles.line}>
          {services.map(({ icon, title, text, points }) => (
            <li key={title} className={styles.stop}>
              <span className={styles.sign}>
                <Icon name={icon} size="lg" />
              </span>
              <Stack gap={3}>
                <Heading level={3}>{title}</Heading>
                <Text tone="muted">{text}</Text>
                <CheckList items={points} />
              </Stack>
            </li>
          ))}
        </ul>
      </Stack>
    </Section>
  );
}
