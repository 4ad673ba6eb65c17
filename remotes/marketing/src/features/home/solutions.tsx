import { Card, CheckList, Heading, Icon, Link, Section, Stack, Text } from '@site/design-system';
import { clientsHref } from '@site/remote-kit/links/marketing.ts';
import { solutions, solutionsIntroduction, type Solution } from '../../content/home.ts';
import styles from './solutions.module.css';

export function Solutions() {
  return (
    <Section tone="sunken" spacing="lg" aria-labelledby="solutions">
      <Stack gap={6}>
        <div className={styles.intro}>
          <Heading level={2} size="xl" id="solutions">
            {solutionsIntroduction.title}
          </Heading>
          <Text size="lg" tone="muted">
            {solutionsIntroduction.text}
          </Text>
        </div>
        <ul className={styles.cards}>
          {solutions.map((solution) => (
            <SolutionCard key={solution.title} {...solution} />
          ))}
        </ul>
      </Stack>
    </Section>
  );
}

function SolutionCard({ icon, title, text, points }: Solution) {
  const what = title.toLowerCase();
  return (
    <Card as="li" padding="lg" className={styles.card}>
      <Stack gap={3}>
        <span className={styles.plate}>
          <Icon name={icon} size="lg" />
        </span>
        <Heading level={3}>{title}</Heading>
        <Text tone="muted">{text}</Text>
      </Stack>
      <Stack gap={4} align="start">
        <CheckList items={points} />
        <Text size="sm" weight="bold">
          <Link href={`${clientsHref}#${what.replaceAll(' ', '-')}`}>{`Learn More about ${what}`}</Link>
        </Text>
      </Stack>
    </Card>
  );
}
