import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/schema.ts';
import { newToken, tokenHash } from '../secrets/token.ts';

interface LinkRequest {
  subscriptionId: string;
  config: Pick<Config, 'siteUrl'>;
}

/** The address of the confirmation page, valid until `expiresAt`. */
export async function confirmationLink(
  db: Kysely<Database>,
  { subscriptionId, config, expiresAt }: LinkRequest & { expiresAt: Date },
): Promise<string> {
  const token = newToken();
  const row = {
    token_hash: tokenHash(token),
    subscription_id: subscriptionId,
    purpose: 'confirm' as const,
    expires_at: expiresAt,
  };
  await db.insertInto('subscription_tokens').values(row).execute();
  return `${config.siteUrl}/subscription?confirm=${token}`;
}

export interface UnsubscribeLinks {
  /** For people: the page with the button. */
  page: string;
  /** For mail programs, which POST to it. */
  oneClick: string;
}

/** A mail's own links, which never expire. Each mail has a new token, as only the hashes of earlier ones are stored. */
export async function unsubscribeLinks(
  db: Kysely<Database>,
  { subscriptionId, config }: LinkRequest,
): Promise<UnsubscribeLinks> {
  const token = newToken();
  const row = {
    token_hash: tokenHash(token),
    subscription_id: subscriptionId,
    purpose: 'unsubscribe' as const,
    expires_at: null,
  };
  await db.insertInto('subscription_tokens').values(row).execute();
  return {
    page: `${config.siteUrl}/subscription?unsubscribe=${token}`,
    oneClick: `${config.siteUrl}/.netlify/functions/unsubscribe?token=${token}`,
  };
}
