import { Link, Section, SectionIntro, Stack, Text } from '@site/design-system';
import { Fragment } from '@site/remote-kit';
import { newestJobs, type ShownRole } from '../../content/newest-jobs.ts';

export interface NewestJobsProps {
  /** Default: all roles. */
  of?: ShownRole | undefined;
  className?: string | undefined;
}

const COUNT = 3;

/** The job board's newest jobs. */
export function NewestJobs({ of: role, className }: NewestJobsProps) {
  const { title, link, missing } = newestJobs[role ?? 'all'];
  return (
    <Section aria-labelledby="newest-jobs" className={className}>
      <Stack gap={6}>
        <SectionIntro id="newest-jobs" title={title} />
        <Fragment
          name="job-board/latest-jobs"
          input={{ count: COUNT, headingLevel: 3, ...(role && { role }) }}
          fallback={<Text muted>{missing}</Text>}
        />
        <Link href={link.href} variant="standalone">
          {link.label}
        </Link>
      </Stack>
    </Section>
  );
}
