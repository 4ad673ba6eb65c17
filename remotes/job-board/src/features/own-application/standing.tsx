import { Panel, Text, Timeline } from '@site/design-system';
import { isOutcome, longDate, type OwnApplication } from '@site/contract';
import styles from './own-application.module.css';
import { eventTitle, nextText, sentTitle, sinceText, statusTitle } from './status-text.ts';
import { WayOn } from './way-on.tsx';

/** Where it stands, since when, what happens next and by which day; and what happened so far. */
export function Standing({ application }: { application: OwnApplication }) {
  const { kind, events, sentAt } = application;
  return (
    <Panel title={statusTitle(application)} padding="lg" end={<Text muted>{sinceText(application)}</Text>}>
      <Text>{nextText(application)}</Text>
      {isOutcome(application) && <WayOn kind={kind} />}
      <Timeline
        milestones={[
          { id: 'sent', date: longDate(new Date(sentAt)), title: sentTitle(kind) },
          ...events.map((event, index) => ({
            id: String(index),
            date: longDate(new Date(event.at)),
            title: eventTitle(kind, event),
            content: event.text && <p className={styles.text}>{event.text}</p>,
          })),
        ]}
      />
    </Panel>
  );
}
