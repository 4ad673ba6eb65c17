import { Card, CheckList, Feature, Grid, Link, Section, SectionIntro, Stack, Text } from '@site/design-system';
import { clientsHref } from '@site/remote-kit/links/marketing.ts';
import { solutions, solutionsIntroduction, type Solution } from '../../content/home.ts';
import styles from './solutions.module.css';

export function Solutions() {
  return (
    <Section tone="sunken" spacing="lg" aria-labelledby="solutions">
      <Stack gap={6}>
        <SectionIntro id="solutions" title={solutionsIntroduction.title} lead={solutionsIntroduction.text} />
        <Grid as="ul" fill>
          {solutions.map((solution) => (
            <SolutionCard key={solution.title} {...solution} />
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}

function SolutionCard({ icon, title, text, points }: Solution) {
  const what = title.toLowerCase();
  return (
    <Card as="li" padding="lg" className={styles.card}>
      <Feature icon={icon} title={title} layout="stacked">
        <Text muted>{text}</Text>
      </Feature>
      <Stack gap={4} align="start">
        <CheckList items={points} />
        <Text size="sm" weight="bold">
          <Link href={`${clientsHref}#${what.replaceAll(' ', '-')}`}>{`Learn More about ${what}`}</Link>
        </Text>
      </Stack>
    </Card>
  );
}
