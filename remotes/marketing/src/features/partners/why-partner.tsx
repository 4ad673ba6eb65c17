import { Heading, Icon, Section, Stack, Text } from '@site/design-system';
import { whyPartner } from '../../content/partners.ts';
import styles from './why-partner.module.css';

/** Three benefits as the stops of a route. */
export function WhyPartner() {
  const { title, lead, benefits } = whyPartner;
  return (
    <Section spacing="lg" aria-labelledby="why-partner">
      <div className={styles.columns}>
        <Stack gap={3}>
          <Heading level={2} size="xl" id="why-partner">
            {title}
          </Heading>
          <Text size="lg" tone="muted">
            {lead}
          </Text>
        </Stack>
        <ul className={styles.route}>
          {benefits.map(({ icon, title: benefit, text }) => (
            <li key={benefit} className={styles.stop}>
              <span className={styles.marker}>
                <Icon name={icon} size="lg" />
              </span>
              <Stack gap={1}>
                <Heading level={3}>{benefit}</Heading>
                <Text tone="muted">{text}</Text>
              </Stack>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
