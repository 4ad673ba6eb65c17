import { setTimeout as wait } from 'node:timers/promises';
import { ExplainedError } from '../explained-error.ts';
import { errorFields } from '../log.ts';
import { createLoop, STOP_MS } from '../loop.ts';
import type { Services } from '../services.ts';
import { withDeadline } from '../waiting.ts';
import { createMailTransport } from './create-transport.ts';
import { DELIVERY_LIMITS, type DeliveryLimits } from './delivery-limits.ts';
import { attachmentOf, claimDueMail, domainOf, markFailed, markSent, renewClaim, type QueuedMail } from './outbox.ts';
import { MAX_ATTEMPTS } from './retry.ts';
import type { MailTransport } from './transport.ts';

const POLL_MS = 3_000;
const CLAIMS_MS = 60_000;
const CHECK_MS = 60_000;

export interface Mailer {
  /** Delivers due mail repeatedly until `stop`. */
  start(): void;
  /** Resolves when the mails on their way are settled, or will not be soon. */
  stop(): Promise<void>;
  /** Tries every due mail once. For schedulers and tests. */
  deliverDue(): Promise<void>;
}

interface MailerOptions {
  transport?: MailTransport;
  limits?: Partial<DeliveryLimits>;
}

/** Another worker has the mail, or it is in the outbox no more. */
class ClaimLost extends Error {
  override name = 'ClaimLost';
}

/** Delivers the outbox, several mails at a time. Any number may run on one database. */
export function createMailer(services: Services, options: MailerOptions = {}): Mailer {
  const { db, clock, log, follow } = services;
  const { transport = createMailTransport(services) } = options;
  const limits = { ...DELIVERY_LIMITS, ...options.limits };
  /** By the mail's id: also a clock that jumps past the end of the lease must not send it twice. */
  const onTheirWay = new Map<string, { mail: QueuedMail; settled: Promise<void> }>();
  let stopped = false;

  const settling = () => [...onTheirWay.values()].map(({ settled }) => settled);

  /** Claims mails that are due, as long as there is room for more. */
  async function takeOn(): Promise<void> {
    while (!stopped && onTheirWay.size < limits.atOnce) {
      const mail = await claimDueMail(db, clock(), enoughOf([...onTheirWay.values()].map(({ mail: each }) => each)));
      if (!mail) return;
      const settled = deliver(mail).finally(() => {
        onTheirWay.delete(mail.id);
        loop.hurry();
      });
      onTheirWay.set(mail.id, { mail, settled });
    }
  }

  function enoughOf(mails: readonly QueuedMail[]) {
    const domains = mails.map(({ recipient }) => domainOf(recipient));
    return {
      ids: mails.map(({ id }) => id),
      domains: domains.filter((domain) => domains.filter((each) => each === domain).length >= limits.perDomain),
      mailings: mails.filter(({ unsubscribe_url: url }) => url !== null).length >= limits.mailings,
    };
  }

  async function deliver(mail: QueuedMail): Promise<void> {
    let claim = mail;
    try {
      if (mail.attempts > MAX_ATTEMPTS) throw new Error('Every worker that claimed the mail died');
      const send = async (signal: AbortSignal) => {
        const attachment = await attachmentOf(db, mail);
        const beforeContent = async () => void (claim = await renewed(claim));
        await transport.send(mail, { attachment, signal, beforeContent });
      };
      const work = { name: 'mail', facts: { attempt: mail.attempts } };
      await follow(work, () => withDeadline('Its delivery', limits.deliveryMs, send));
    } catch (error) {
      if (error instanceof ClaimLost) return log.warn('mail.claim-lost', facts(mail));
      const status = await record(mail, () => markFailed(db, claim, clock(), String(error)));
      return log.warn(status === 'dead' ? 'mail.given-up' : 'mail.failed', { ...facts(mail), ...smtpReason(error) });
    }
    await record(mail, () => markSent(db, claim, clock()));
    log.info('mail.sent', facts(mail));
  }

  async function renewed(claim: QueuedMail): Promise<QueuedMail> {
    const mail = await renewClaim(db, claim, clock());
    if (!mail) throw new ClaimLost();
    return mail;
  }

  /** Until it succeeds: a mail that was sent, and is not known to be, will be sent again. */
  async function record<Result>(mail: QueuedMail, write: () => Promise<Result>): Promise<Result | undefined> {
    let isLogged = false;
    do {
      try {
        return await write();
      } catch (error) {
        if (!isLogged) log.error('mail.not-recorded', { ...facts(mail), ...errorFields(error) });
        isLogged = true;
      }
      await wait(POLL_MS);
    } while (!stopped);
    return undefined;
  }

  const loop = createLoop({
    what: 'Looking for mail that is due',
    everyMs: POLL_MS,
    withinMs: CLAIMS_MS,
    failure: 'mail.worker-failed',
    log,
    round: takeOn,
  });

  return {
    start() {
      // Reported at once, rather than by the first mail.
      withDeadline('The mail server', CHECK_MS, () => transport.check()).catch((error: unknown) =>
        log.warn('mail.server-unreachable', smtpReason(error)),
      );
      loop.start();
    },
    async stop() {
      stopped = true;
      const settled = withDeadline('Mail on its way', STOP_MS, () => Promise.all(settling()));
      const left = settled.catch((error: unknown) =>
        log.warn('mail.left-on-its-way', { mails: onTheirWay.size, message: String(error) }),
      );
      await Promise.all([loop.stop(), left]);
      transport.close();
    },
    async deliverDue() {
      await takeOn();
      while (onTheirWay.size > 0) {
        await Promise.race(settling());
        await takeOn();
      }
    },
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
