import { useId, useState } from 'react';
import { Button, Cluster, Stack, Text } from '@site/design-system';
import { readLink } from '../../settings.ts';
import { timeOf } from '../clock-text.ts';
import type { MockedSite } from '../mocked-site.ts';
import styles from '../mock-panel.module.css';

/** The time that the site takes it to be. It goes on from there. */
export function Clock({ site: { settings, apply } }: { site: MockedSite }) {
  const id = useId();
  const [time, setTime] = useState(timeOf(settings));
  const link = readLink(new URLSearchParams({ now: time }));
  const isTime = time !== '' && link?.unknown.length === 0;
  return (
    <Stack
      as="form"
      gap={3}
      onSubmit={(event) => {
        event.preventDefault();
        if (isTime) apply({ ...settings, clockAhead: link.settings.clockAhead });
      }}
    >
      <div className={styles.field}>
        <label htmlFor={id}>Date and time, in UTC</label>
        <input
          id={id}
          type="datetime-local"
          required
          value={time}
          onChange={({ currentTarget }) => setTime(currentTarget.value)}
        />
      </div>
      <Cluster gap={2}>
        <Button id="set-time" type="submit" size="sm" variant="secondary">
          Set the clock
        </Button>
        <Button id="real-time" size="sm" variant="quiet" onClick={() => apply({ ...settings, clockAhead: 0 })}>
          Use the real time
        </Button>
      </Cluster>
      <Text size="sm" muted>
        {settings.clockAhead === 0 ? 'The real time is in use.' : `The clock was set: ${time.replace('T', ', ')} UTC.`}
      </Text>
    </Stack>
  );
}
