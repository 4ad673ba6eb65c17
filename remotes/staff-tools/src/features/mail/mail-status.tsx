import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '@site/design-system';
import type { Mail, MailStatus } from '@site/contract';
import { UtcTime } from '../database/utc-time.tsx';

export const STATUS_NAMES: Readonly<Record<MailStatus, string>> = {
  queued: 'Queued',
  sending: 'Being sent',
  waiting: 'To be tried again',
  sent: 'Sent',
  failed: 'Failed',
  'given-up': 'Given up',
};

const TONES: Readonly<Record<MailStatus, NonNullable<BadgeProps['status']>>> = {
  queued: 'info',
  sending: 'info',
  waiting: 'warning',
  sent: 'success',
  failed: 'danger',
  'given-up': 'neutral',
};

export const MailStatusBadge = ({ status }: Pick<Mail, 'status'>) => (
  <Badge status={TONES[status]}>{STATUS_NAMES[status]}</Badge>
);

/** What a mail's status means for it. */
export function statusSentence({ status, nextAttemptAt, sentAt }: Mail): ReactNode {
  switch (status) {
    case 'queued':
      return 'It goes out next.';
    case 'sending':
      return 'The mail server is being given it right now.';
    case 'waiting':
      return (
        <>
          The mail server did not take it. The next attempt is at <UtcTime value={nextAttemptAt ?? ''} />.
        </>
      );
    case 'sent':
      return (
        <>
          The mail server took it at <UtcTime value={sentAt ?? ''} />.
        </>
      );
    case 'failed':
      return 'It could not be delivered, and nobody tries again unless you resend it.';
    case 'given-up':
      return 'Staff decided not to send it. You can still resend it.';
  }
}
