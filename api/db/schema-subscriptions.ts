import type { JobAlertCriteria, SubscriptionKind } from '@site/contract';
import type { ColumnType } from 'kysely';

type Timestamp = ColumnType<Date, Date, Date>;
type NullableTimestamp = ColumnType<Date | null, Date | undefined, Date>;

interface SubscriptionsTable {
  /** Made of kind, address and criteria; see subscriptions/subscription-id.ts. */
  id: string;
  kind: SubscriptionKind;
  /** What log lines call it: 'SUB-7K2M9Q'. */
  reference: string;
  email: string;
  /** What jobs have to fit; of a newsletter nothing. Written as JSON text. */
  criteria: ColumnType<JobAlertCriteria, string, never>;
  /** When it was last asked for. */
  requested_at: Timestamp;
  /** Null until the link in the mail was used: nothing but that mail is sent before. */
  confirmed_at: NullableTimestamp;
  /** Jobs imported until then are known to the subscriber, or were there before. */
  seen_until: NullableTimestamp;
  last_sent_at: NullableTimestamp;
}

interface SubscriptionTokensTable {
  /** SHA-256 of the link's token, as hex. */
  token_hash: string;
  subscription_id: string;
  purpose: 'confirm' | 'unsubscribe';
  /** Null: never. */
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
