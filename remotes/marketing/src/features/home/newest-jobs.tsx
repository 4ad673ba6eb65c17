import { Link, Section, SectionIntro, Stack, Text } from '@site/design-system';
import { Fragment } from '@site/remote-kit';
import { jobListHref } from '@site/remote-kit/links/job-board.ts';
import { newestJobs } from '../../content/home.ts';

/** The job board's newest jobs. */
export function NewestJobs() {
  const { title, count, link, missing } = newestJobs;
  return (
    <Section aria-labelledby="newest-jobs">
      <Stack gap={6}>
        <SectionIntro id="newest-jobs" title={title} />
        <Fragment
          name="job-board/latest-jobs"
          input={{ count, headingLevel: 3 }}
          fallback={<Text muted>{missing}</Text>}
        />
        <Link href={jobListHref} variant="standalone">
          {link}
        </Link>
      </Stack>
    </Section>
  );
}
