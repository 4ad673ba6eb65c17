import { Card, Heading, Quote, Section, Stack } from '@site/design-system';
import { testimonials } from '../../content/candidates.ts';
import styles from './testimonials.module.css';

export function Testimonials() {
  return (
    <Section tone="accent" spacing="lg" aria-labelledby="testimonials">
      <Stack gap={6}>
        <Heading level={2} size="xl" id="testimonials">
          {testimonials.heading}
        </Heading>
        <ul className={styles.quotes}>
          {testimonials.list.map(({ name, role, words }) => (
            <Card as="li" key={name} padding="lg" className={styles.quote}>
              <Quote name={name} detail={role}>
                {words}
              </Quote>
            </Card>
          ))}
        </ul>
      </Stack>
    </Section>
  );
}
