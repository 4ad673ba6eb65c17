import { ExplainedError } from '../explained-error.ts';
import type { Services } from '../services.ts';
import { createMailTransport } from './create-transport.ts';
import { attachmentOf, claimDueMail, markFailed, markSent, type QueuedMail } from './outbox.ts';
import { MAX_ATTEMPTS } from './retry.ts';
import type { MailTransport } from './transport.ts';

const POLL_MS = 3_000;

export interface Mailer {
  /** Delivers due mail repeatedly until `stop`. */
  start(): void;
  /** Resolves when the current mail is settled and the connection closed. */
  stop(): Promise<void>;
  /** Tries every due mail once. For schedulers and tests. */
  deliverDue(): Promise<void>;
}

/** Delivers the outbox. Any number may run on one database. */
export function createMailer(services: Services, transport: MailTransport = createMailTransport(services)): Mailer {
  const { db, clock, log } = services;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();

  async function deliverDue(): Promise<void> {
    while (!stopped) {
      const mail = await claimDueMail(db, clock());
      if (!mail) return;
      await deliver(mail);
    }
  }

  async function deliver(mail: QueuedMail): Promise<void> {
    try {
      if (mail.attempts > MAX_ATTEMPTS) throw new Error('Every worker that claimed the mail died');
      await transport.send(mail, await attachmentOf(db, mail));
    } catch (error) {
      const status = await markFailed(db, mail, clock(), String(error));
      log.warn(status === 'dead' ? 'mail.given-up' : 'mail.failed', { ...facts(mail), ...smtpReason(error) });
      return;
    }
    await markSent(db, mail, clock());
    log.info('mail.sent', facts(mail));
  }

  function poll(): void {
    round = deliverDue()
      .catch((error: unknown) => log.error('mail.worker-failed', { message: String(error) }))
      .then(() => {
        if (!stopped) timer = setTimeout(poll, POLL_MS);
      });
  }

  return {
    start() {
      // Reported at once, rather than by the first mail.
      transport.check().catch((error: unknown) => log.warn('mail.server-unreachable', smtpReason(error)));
      poll();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await round;
      transport.close();
    },
    deliverDue,
  };
}

const facts = ({ id, reference, attempts }: QueuedMail) => ({ id, reference, attempts });

/** A server's messages may quote addresses; its codes and our own messages do not. */
function smtpReason(error: unknown): { code?: unknown; responseCode?: unknown; message?: string } {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return {
    ...(code !== undefined && { code }),
    ...(responseCode !== undefined && { responseCode }),
    ...(error instanceof ExplainedError && { message: error.message }),
  };
}
