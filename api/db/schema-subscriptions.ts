import type { AlertFrequency, JobAlertCriteria, SubscriptionKind } from '@site/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Handling } from './schema-forms.ts';

type Timestamp = ColumnType<Date, Date, Date>;
type NullableTimestamp = ColumnType<Date | null, Date | undefined, Date | null>;

interface SubscriptionsTable extends Handling {
  /** Derived from kind, address and criteria; see subscriptions/subscription-id.ts. */
  id: string;
  kind: SubscriptionKind;
  /** Its name for staff and in the log: 'SUB-7K2M9Q'. */
  reference: string;
  email: string;
  /** Of `email`, see mail/mailbox.ts. */
  mailbox: string;
  /** What jobs must match; empty for a newsletter. Written as JSON text. */
  criteria: ColumnType<JobAlertCriteria, string, string>;
  /** When it was last requested. */
  requested_at: Timestamp;
  /** Null until the link in the mail is used; until then, only that mail is sent. */
  confirmed_at: NullableTimestamp;
  /** Jobs imported up to this time have been sent, or were there before the subscription. */
  seen_until: NullableTimestamp;
  last_sent_at: NullableTimestamp;
  /** Here and below: of a job alert. */
  frequency: Generated<AlertFrequency>;
  /** What was asked for last, until a link in a mail confirms it. */
  asked_frequency: ColumnType<AlertFrequency | null, AlertFrequency | null | undefined, AlertFrequency | null>;
  is_paused: Generated<boolean>;
  /** The morning on which it is looked at next; null until it is confirmed. */
  due_at: NullableTimestamp;
  /** When its owner last confirmed, kept or changed it. */
  kept_at: NullableTimestamp;
  /** When it ends unless it is kept; null until its owner has been asked. */
  ending_at: NullableTimestamp;
}

interface SubscriptionTokensTable {
  /** SHA-256 of the link's token, as hex. */
  token_hash: string;
  subscription_id: string;
  /** `manage`: changes or ends the subscription. */
  purpose: 'confirm' | 'manage';
  /** Null: it never expires. */
  expires_at: Date | null;
}

/** Who was sent which newsletter. */
interface NewsletterDeliveriesTable {
  issue_hash: string;
  subscription_id: string;
}

export interface SubscriptionTables {
  subscriptions: SubscriptionsTable;
  subscription_tokens: SubscriptionTokensTable;
  newsletter_deliveries: NewsletterDeliveriesTable;
}
