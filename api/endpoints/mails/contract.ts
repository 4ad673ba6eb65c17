import * as v from 'valibot';
import { inputObject } from '../../contract/input.ts';

/**
 * `sending`: a worker has the mail right now. `waiting`: an attempt failed, and another follows. `failed`: the last one
 * failed, too. `given-up`: staff decided that it is not sent.
 */
export const MAIL_STATUSES = ['queued', 'sending', 'waiting', 'sent', 'failed', 'given-up'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** A mail as lists show it: without the names and addresses of people. Times are ISO 8601, UTC. */
export const MailSchema = v.object({
  id: v.string(),
  /** When the site composed it. */
  createdAt: v.string(),
  /** 'a•••@example.org' */
  recipient: v.string(),
  /** 'APP-7K2M9Q: A••• O••• applied for HGV Class 1 Driver' */
  subject: v.string(),
  /** Of the form or the subscription that it belongs to. */
  reference: v.string(),
  status: v.picklist(MAIL_STATUSES),
  /** Since it was last put in the queue. */
  attempts: v.number(),
  /** When a waiting mail is tried again. */
  nextAttemptAt: v.nullable(v.string()),
  /** When it was last sent. */
  sentAt: v.nullable(v.string()),
  /** What the mail server answered to the last attempt. */
  lastError: v.nullable(v.string()),
});
export type Mail = v.InferOutput<typeof MailSchema>;

/** 404 */
export const MAIL_NOT_FOUND = 'There is no such mail. It may have been deleted.';
/** 409 */
export const MAIL_IS_BEING_SENT = 'This mail is being sent right now. Please try again in a minute.';
/** 409 */
export const MAIL_HAS_CHANGED = 'This mail has changed since you opened it. Please check its status and try again.';
/** 409 */
export const MAIL_IS_SENT = 'This mail has been sent: it cannot be given up.';

export const mailId = v.pipe(v.string(MAIL_NOT_FOUND), v.uuid(MAIL_NOT_FOUND));

/** `version` changes whenever the mail does. */
export const MailToChangeSchema = v.object({ ...MailSchema.entries, version: v.string() });
export type MailToChange = v.InferOutput<typeof MailToChangeSchema>;

/** What staff can do with a mail. */
export type MailAction = 'resend' | 'give-up';

/**
 * `version` is that of the mail that staff saw: one that has changed since is left as it is, unless what they asked for
 * has been done already.
 */
export const mailToChange = inputObject({
  id: mailId,
  version: v.pipe(v.string('Which version?'), v.maxLength(100, 'Unknown version')),
});

export const NO_SUCH_MAIL = 'The outbox has no such mail';
export const MAIL_CHANGED = 'The mail is being sent, has been sent, or is no longer what `version` says';
export const REPEATED_CHANGE = 'Repeating a call changes nothing more.';
