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

/** Changes or ends the subscription, and never expires. */
export async function manageToken(db: Kysely<Database>, subscriptionId: string): Promise<string> {
  const token = newToken();
  const row = {
    token_hash: tokenHash(token),
    subscription_id: subscriptionId,
    purpose: 'manage' as const,
    expires_at: null,
  };
  await db.insertInto('subscription_tokens').values(row).execute();
  return token;
}

export interface UnsubscribeLinks {
  /** For people: the page with the button. */
  page: string;
  /** For mail programs, which POST to it. */
  oneClick: string;
}

export interface AlertLinks extends UnsubscribeLinks {
  /** The page on which the alert is changed, paused or kept. */
  settings: string;
}

/** A mail's own links. Each mail has a new token, as only the hashes of earlier ones are stored. */
export async function manageLinks(
  db: Kysely<Database>,
  { subscriptionId, config: { siteUrl } }: LinkRequest,
): Promise<AlertLinks> {
  const token = await manageToken(db, subscriptionId);
  return {
    page: `${siteUrl}/subscription?unsubscribe=${token}`,
    oneClick: `${siteUrl}/.netlify/functions/unsubscribe?token=${token}`,
    settings: `${siteUrl}/jobs/alerts?link=${token}`,
  };
}
