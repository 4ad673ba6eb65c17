import { Banner, Stack, Text } from '@site/design-system';
import { STATUS_NAMES } from './names.ts';
import styles from './submission-facts.module.css';
import type { Version } from './version.ts';

/** What a colleague has made of it; what was typed is in the fields above. */
export function Conflict({ message, theirs: { status, note } }: { message: string; theirs: Version }) {
  return (
    <Banner status="warning" title={message} live="assertive">
      <Stack gap={2}>
        <Text size="sm">
          Theirs: <strong>{STATUS_NAMES[status]}</strong>
          {note === '' && ', without a note'}
        </Text>
        {note && <p className={styles.text}>{note}</p>}
        <Text size="sm">Yours is in the fields above.</Text>
      </Stack>
    </Banner>
  );
}
