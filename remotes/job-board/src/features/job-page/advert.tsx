import { Heading, Prose, Stack } from '@site/design-system';
import type { Job } from '@site/contract';
import styles from './advert.module.css';

/** The advert's text: sanitised HTML, section by section. */
export function Advert({ job }: { job: Job }) {
  return (
    <Stack gap={6} className={styles.advert}>
      <Part title="About the role" html={job.description} />
      <Part title="Requirements" html={job.requirements} />
      <Part title="Benefits" html={job.benefits} />
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
