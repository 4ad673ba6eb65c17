import { LinkButton, Panel, Text, Timeline } from '@site/design-system';
import { isOutcome, longDate, type OwnApplication } from '@site/contract';
import { jobListHref } from '@site/remote-kit/links/job-board.ts';
import styles from './own-application.module.css';
import { eventTitle, nextText, sinceText, statusTitle } from './status-text.ts';

/** Where the application stands, since when, what happens next and by which day; and what happened so far. */
export function Standing({ application }: { application: OwnApplication }) {
  const { status, events, sentAt } = application;
  return (
    <Panel title={statusTitle(status)} padding="lg" aside={<Text tone="muted">{sinceText(application)}</Text>}>
      <Text>{nextText(application)}</Text>
      {isOutcome(status) && (
        <LinkButton href={jobListHref} icon="search">
          Browse jobs
        </LinkButton>
      )}
      <Timeline
        milestones={[
          { id: 'sent', date: longDate(new Date(sentAt)), title: 'You applied' },
          ...events.map((event, index) => ({
            id: String(index),
            date: longDate(new Date(event.at)),
            title: eventTitle(event),
            content: event.text && <p className={styles.text}>{event.text}</p>,
          })),
        ]}
      />
    </Panel>
  );
}
