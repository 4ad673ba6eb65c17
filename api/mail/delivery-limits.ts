/** How much a mailer takes on at once. */
export interface DeliveryLimits {
  /** Milliseconds for a mail, from the claim until the server has accepted it. */
  deliveryMs: number;
  /** Mails on their way at once. */
  atOnce: number;
  /** How many of them may go to one recipient's server, so that a slow one never delays another's mail. */
  perDomain: number;
  /** How many of them may be mailings: nobody is waiting for one. */
  mailings: number;
}

/** A server may take minutes to look for viruses. A claim holds longer, so that no two workers send one mail. */
export const DELIVERY_LIMITS: DeliveryLimits = { deliveryMs: 4 * 60_000, atOnce: 10, perDomain: 2, mailings: 4 };
