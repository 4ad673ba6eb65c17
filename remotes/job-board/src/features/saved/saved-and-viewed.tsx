import type { ReactNode } from 'react';
import { Banner, Button, EmptyState, IconButton, LinkButton, Skeleton, Stack, useHydrated } from '@site/design-system';
import { jobListHref } from '@site/remote-kit/links/job-board.ts';
import { useDeviceValue } from '@site/remote-kit/device';
import { freshApplications, sentApplications } from '../application/sent-applications.ts';
import { AppliedList } from './applied-list.tsx';
import { KeptJobList } from './kept-job-list.tsx';
import styles from './saved-and-viewed.module.css';
import { SAVED_LIMIT, savedJobs, viewedJobs } from './saved-jobs.ts';
import { useRemoval } from './use-removal.ts';
import { useSavedJobs } from './use-saved-jobs.ts';

/** The jobs that the visitor saved, applied for or opened. Only the browser knows them. */
export const SavedAndViewed = () => (
  <div className={styles.page}>
    <Kept />
  </div>
);

function Kept() {
  const saved = useSavedJobs();
  const viewed = useDeviceValue(viewedJobs);
  const sent = useDeviceValue(sentApplications);
  const { last, message, removeJobs, forget, undo } = useRemoval();
  if (!useHydrated()) return <Waiting />;
  if (!saved || !viewed) return <NotKept>This browser keeps nothing for this site, so jobs cannot be saved.</NotKept>;
  const applications = freshApplications(sent).sort(([, a], [, b]) => b.at.localeCompare(a.at));
  return (
    <div>
      <div ref={message} tabIndex={-1} className={styles.message}>
        {last && (
          <Banner
            live="polite"
            actions={
              <Button variant="secondary" size="sm" onClick={undo}>
                Undo
              </Button>
            }
          >
            {last.text}
          </Banner>
        )}
        {saved.length === 0 && applications.length === 0 && !last && (
          <EmptyState title="You have not saved any jobs yet" icon="bookmark" actions={<BrowseJobs />}>
            Press the bookmark on a job to find it here again. Jobs that you apply for on this device are here too.
          </EmptyState>
        )}
      </div>
      <Stack gap={7}>
        <AppliedList
          applications={applications}
          onForget={() => forget(sentApplications, 'Your applications were forgotten on this device.')}
        />
        <KeptJobList
          title={`Saved (${saved.length} of at most ${SAVED_LIMIT})`}
          jobs={saved}
          clearLabel="Remove all saved jobs"
          onClear={() => removeJobs(savedJobs, () => true, 'Your saved jobs were removed.')}
          action={({ slug, title }) => (
            <IconButton
              icon="trash"
              label={`Remove ${title}`}
              onClick={() =>
                removeJobs(savedJobs, (job) => job.slug === slug, `${title} was removed from your saved jobs.`)
              }
            />
          )}
        />
        <KeptJobList
          title="Recently viewed"
          jobs={viewed}
          clearLabel="Clear recently viewed jobs"
          onClear={() => removeJobs(viewedJobs, () => true, 'Your recently viewed jobs were cleared.')}
        />
      </Stack>
    </div>
  );
}

/** Until the browser has told what it keeps, which it never does without JavaScript. */
const Waiting = () => (
  <>
    <div data-only="scripts">
      <Skeleton shape="block" height="14rem" />
    </div>
    <div data-only="no-scripts">
      <NotKept>JavaScript is switched off in this browser, so jobs cannot be saved.</NotKept>
    </div>
  </>
);

const NotKept = ({ children }: { children: ReactNode }) => (
  <EmptyState title="Saved jobs are not available" icon="bookmark" actions={<BrowseJobs />}>
    {children} You can bookmark the page of a job in your browser instead. The link to each application is in the mail
    that we sent you.
  </EmptyState>
);

const BrowseJobs = () => (
  <LinkButton href={jobListHref} start="search">
    Browse all jobs
  </LinkButton>
);
