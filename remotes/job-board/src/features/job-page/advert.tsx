import { brand, Heading, Prose, Stack, Text } from '@site/design-system';
import { advertiserText, type Job } from '@site/contract';
import styles from './advert.module.css';

/** The advert's text: sanitised HTML, section by section; then who advertises it. */
export function Advert({ job }: { job: Job }) {
  return (
    <Stack gap={6} className={styles.advert}>
      <Part title="About the role" html={job.description} />
      <Part title="Requirements" html={job.requirements} />
      <Part title="Benefits" html={job.benefits} />
      <Text size="sm" muted>
        {advertiserText(brand.legalName, job.job_type)}
      </Text>
    </Stack>
  );
}

function Part({ title, html }: { title: string; html: string | null }) {
  if (!html?.trim()) return null;
  return (
    <Stack as="section" gap={3} className={styles.part}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      <Prose html={html} />
    </Stack>
  );
}
