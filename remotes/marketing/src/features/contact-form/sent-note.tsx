import { useEffect, useRef } from 'react';
import { Icon } from '@site/design-system';
import { form } from '../../content/contact.ts';
import styles from './sent-note.module.css';

/** What stays above the form when the confirmation has gone. Takes the focus if that was in the confirmation. */
export function SentNote({ reference }: { reference: string }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) note.current?.focus();
  }, []);
  return (
    <p ref={note} tabIndex={-1} className={styles.note}>
      <Icon name="check" size="sm" />
      <span>
        {form.sent.note}
        {reference && (
          <>
            , reference <strong>{reference}</strong>
          </>
        )}
      </span>
    </p>
  );
}
