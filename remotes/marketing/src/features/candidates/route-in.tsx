import { Heading, ProgressSteps, Section, Stack, Text } from '@site/design-system';
import { applying, documents } from '../../content/candidates.ts';
import { SectionIntro } from '../section-intro/section-intro.tsx';
import styles from './route-in.module.css';

/** The four steps to a first shift, what we promise meanwhile, and the papers that they need. */
export function RouteIn({ promise }: { promise: string }) {
  return (
    <Section spacing="lg" aria-labelledby="applying">
      <div className={styles.columns}>
        <Stack gap={6}>
          <SectionIntro id="applying" heading={applying.heading} text={promise} />
          <ProgressSteps steps={applying.steps} headingLevel={3} />
        </Stack>
        <div className={styles.wallet}>
          <div>
            <Heading level={2}>{documents.heading}</Heading>
            <Text tone="muted">{documents.text}</Text>
          </div>
          <ul className={styles.cards}>
            {documents.list.map(({ title, text }) => (
              <li key={title} className={styles.card}>
                <Heading level={3} size="sm">
                  {title}
                </Heading>
                <Text size="sm">{text}</Text>
              </li>
            ))}
          </ul>
          <Text size="sm" tone="muted">
            {documents.also}
          </Text>
        </div>
      </div>
    </Section>
  );
}
