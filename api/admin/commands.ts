import { canonicalAddress } from '@site/contract';
import { endOfDay } from '../access/grants.ts';
import { asStaffAction, COMMAND_LINE } from '../access/staff-actions.ts';
import type { Config } from '../config.ts';
import { setFeatured } from '../jobs/set-featured.ts';
import { rowsChanged, syncJobs } from '../jobs/sync/sync.ts';
import { giveUpDeadLetters, holdWaitingMail, listDeadLetters, resendDeadLetters } from '../mail/dead-letters.ts';
import { createMailer } from '../mail/mailer.ts';
import { countWaiting } from '../mail/outbox.ts';
import { holdAccessLog } from '../privacy/access-log-hold.ts';
import { erasePerson, exportPerson } from '../privacy/person.ts';
import type { Services } from '../services.ts';
import { readNewsletter } from '../subscriptions/newsletter-file.ts';
import { sendNewsletter } from '../subscriptions/newsletter.ts';
import { createScheduler } from '../tasks/scheduler.ts';
import { recurringTasks } from '../tasks/tasks.ts';
import { auditLog, PARAMETERS as AUDIT_LOG_PARAMETERS } from './audit-log.ts';
import { folderCommands } from './folder-commands.ts';
import { PARAMETERS, proposalAccess } from './proposal-access.ts';
import { PARAMETERS as STAFF_PARAMETERS, staff } from './staff.ts';
import { UsageError } from './usage-error.ts';

interface Command {
  parameters: string;
  does: string;
  /** Returns what to print. */
  run(services: Services, args: readonly string[]): Promise<unknown>;
}

const commands: Readonly<Record<string, Command>> = {
  'export-person': {
    parameters: '<email>',
    does: 'prints everything held about a person, as JSON',
    run: ({ db }, [email = '']) => exportPerson(db, address(email)),
  },
  'erase-person': {
    parameters: '<email>',
    does: 'deletes everything held about a person',
    run: async (services, [email = '']) => {
      const person = address(email);
      const erased = await act(services, 'erase-person', () => erasePerson(services, person));
      services.log.info('person.erased', { ...erased });
      return erased;
    },
  },
  'hold-access-log': {
    parameters: '<from> <until>',
    does: 'keeps the access log of these days (2026-01-31) until it is released',
    run: async (services, args) => {
      const period = days(args);
      return act(services, 'hold-access-log', async () => ({ held: await holdAccessLog(services.db, period, true) }));
    },
  },
  'release-access-log': {
    parameters: '<from> <until>',
    does: 'lets the access log of these days be deleted after the usual time',
    run: async (services, args) => {
      const period = days(args);
      return act(services, 'release-access-log', async () => ({
        released: await holdAccessLog(services.db, period, false),
      }));
    },
  },
  'dead-mail': {
    parameters: '',
    does: 'lists the mails that could not be delivered',
    run: ({ db }) => listDeadLetters(db),
  },
  'resend-mail': {
    parameters: '<id | reference | all>',
    does: 'puts undeliverable mails back in the queue; by name, also given-up ones',
    run: async (services, [which = '']) => {
      if (which === '') throw new UsageError(usage());
      const { db, clock } = services;
      return act(services, 'resend-mail', async () => ({ queued: await resendDeadLetters(db, clock(), which) }));
    },
  },
  'give-up-mail': {
    parameters: '<id | reference | all>',
    does: 'gives up undeliverable mails; by name, also queued ones',
    run: async (services, [which = '']) => {
      if (which === '') throw new UsageError(usage());
      const { db, clock } = services;
      return act(services, 'give-up-mail', async () => ({ givenUp: await giveUpDeadLetters(db, clock(), which) }));
    },
  },
  'hold-mail': {
    parameters: '',
    does: 'lists all waiting mail as undeliverable, as after a restore; resend-mail sends it',
    run: (services) => act(services, 'hold-mail', async () => ({ held: await holdWaitingMail(services.db) })),
  },
  'send-newsletter': {
    parameters: '<file.html | file.txt> "<subject>"',
    does: 'queues a newsletter for every confirmed subscriber who has not had it',
    run: async (services, [file = '', subject = '', ...more]) => {
      if (file === '' || subject.trim() === '' || more.length > 0) throw new UsageError(usage());
      const issue = readNewsletter(file, subject.trim());
      return act(services, 'send-newsletter', async () => ({ queued: await sendNewsletter(services, issue) }));
    },
  },
  'deliver-mail': {
    parameters: '',
    does: 'sends the mail that is due, once; for hosts without a long-running server',
    async run(services) {
      const mailer = createMailer(services);
      await mailer.deliverDue();
      await mailer.stop();
      return { waiting: await countWaiting(services.db) };
    },
  },
  'run-tasks': {
    parameters: '',
    does: 'runs the recurring tasks that are due, once; for the same hosts',
    async run(services) {
      await createScheduler(services, recurringTasks(services.config)).runDue();
      return { done: true };
    },
  },
  'feature-job': {
    parameters: '<slug> <yes | no>',
    does: 'features an open job, or stops featuring it; a sync does not change that',
    run: async (services, [slug = '', answer = '']) => {
      if (slug === '' || !['yes', 'no'].includes(answer)) throw new UsageError(usage());
      return act(services, 'feature-job', async () => ({
        changed: await setFeatured(services.db, slug, answer === 'yes'),
      }));
    },
  },
  'proposal-access': {
    parameters: PARAMETERS,
    does: 'gives a person a link and a password of their own for a proposal, until the end of a day; or ends it at once',
    run: proposalAccess,
  },
  'audit-log': {
    parameters: AUDIT_LOG_PARAMETERS,
    does: 'says whether the audit log is as it was written, and still has the entry with a hash noted earlier',
    run: auditLog,
  },
  staff: {
    parameters: STAFF_PARAMETERS,
    does: 'accounts at the desk; roles are consultant, content and operator, with commas between; add and reset mail and print an invitation',
    run: staff,
  },
  sync: {
    parameters: '',
    does: 'syncs the jobs with the feed now',
    run: (services) => {
      const action = { actor: COMMAND_LINE, action: 'sync', rowsOf: rowsChanged };
      return asStaffAction(services, action, () => syncJobs(services, 'command-line'));
    },
  },
};

/** Does and records what a command changes: its counts are of rows. */
const act = <Counts extends { [Name in keyof Counts]: number | boolean }>(
  services: Services,
  action: string,
  work: () => Promise<Counts>,
): Promise<Counts> => {
  const rowsOf = (counts: Counts) =>
    Object.values<number | boolean>(counts).reduce<number>((sum, count) => sum + Number(count), 0);
  return asStaffAction(services, { actor: COMMAND_LINE, action, rowsOf }, work);
};

export const usage = (): string =>
  [
    'npm run admin -- <command>',
    ...Object.entries({ ...commands, ...folderCommands }).map(
      ([name, { parameters, does }]) => `  ${`${name} ${parameters}`.padEnd(52)} ${does}`,
    ),
  ].join('\n');

/** @throws UsageError */
export function runCommand(services: Services, [name = '', ...args]: readonly string[]): Promise<unknown> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(usage());
  return command.run(services, args);
}

/**
 * Runs a command that needs no open database; undefined for any other.
 * @throws UsageError, BackupError, DataFolderError
 */
export function runFolderCommand(
  config: Config,
  [name = '', ...args]: readonly string[],
): Promise<unknown> | undefined {
  const command = Object.hasOwn(folderCommands, name) ? folderCommands[name] : undefined;
  if (command && args.length !== (command.parameters === '' ? 0 : 1)) throw new UsageError(usage());
  return command?.run(config, args[0] ?? '');
}

/** Forms once took addresses that they now refuse, and these must be found too. */
function address(text: string): string {
  const person = canonicalAddress(text);
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(person)) throw new UsageError(usage());
  return person;
}

/** Whole days, UTC, the last one included. */
function days([first = '', last = '']: readonly string[]): { from: Date; until: Date } {
  const until = endOfDay(last);
  if (!endOfDay(first) || !until) throw new UsageError(usage());
  if (last < first) throw new UsageError(`The period begins on ${first}, after its end on ${last}.`);
  return { from: new Date(first), until };
}
