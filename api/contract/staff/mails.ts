import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { inputObject } from '../input.ts';
import { listQuery, listReply, optionFilter, textFilter } from './list.ts';

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

const counts = v.object({
  queued: v.number(),
  sending: v.number(),
  waiting: v.number(),
  sent: v.number(),
  failed: v.number(),
  'given-up': v.number(),
} satisfies Record<MailStatus, unknown>);

/** The mail outbox, newest first, and how many mails that match the search have each status. */
export const mails = {
  method: 'GET',
  path: '/.netlify/functions/mails',
  input: v.object({ ...listQuery, status: optionFilter(MAIL_STATUSES), search: textFilter }),
  reply: v.object({ ...listReply(MailSchema), counts }),
} as const satisfies Endpoint;

/** 404 */
export const MAIL_NOT_FOUND = 'There is no such mail. It may have been deleted.';
/** 409 */
export const MAIL_IS_BEING_SENT = 'This mail is being sent right now. Please try again in a minute.';
/** 409 */
export const MAIL_HAS_CHANGED = 'This mail has changed since you opened it. Please check its status and try again.';
/** 409 */
export const MAIL_IS_SENT = 'This mail has been sent: it cannot be given up.';

const mailId = v.pipe(v.string(MAIL_NOT_FOUND), v.uuid(MAIL_NOT_FOUND));

/** `version` changes whenever the mail does. */
export const MailToChangeSchema = v.object({ ...MailSchema.entries, version: v.string() });
export type MailToChange = v.InferOutput<typeof MailToChangeSchema>;

/** One mail, as lists show it. */
export const mail = {
  method: 'GET',
  path: '/.netlify/functions/mail',
  input: inputObject({ id: mailId }),
  reply: MailToChangeSchema,
} as const satisfies Endpoint;

/** What a mail says, and to whom. Where it had links that act for their recipient, the tokens are cut out. */
export const MailContentSchema = v.object({
  recipient: v.string(),
  /** 'Ada Okafor <ada@example.org>' */
  replyTo: v.nullable(v.string()),
  subject: v.string(),
  text: v.string(),
  /** Without links, pictures and scripts. */
  html: v.string(),
  attachments: v.array(v.object({ name: v.string(), bytes: v.number() })),
});
export type MailContent = v.InferOutput<typeof MailContentSchema>;

/** Shows a mail with its personal data. A POST, because each reading is recorded. */
export const readMail = {
  method: 'POST',
  path: '/.netlify/functions/read-mail',
  input: inputObject({ id: mailId }),
  reply: MailContentSchema,
} as const satisfies Endpoint;

/** What staff can do with a mail. */
export type MailAction = 'resend' | 'give-up';

/**
 * `version` is that of the mail that staff saw: one that has changed since is left as it is, unless what they asked for
 * has been done already.
 */
const mailToChange = inputObject({
  id: mailId,
  version: v.pipe(v.string('Which version?'), v.maxLength(100, 'Unknown version')),
});

/** Puts a mail back in the queue, even one that has been sent. */
export const resendMail = {
  method: 'POST',
  path: '/.netlify/functions/resend-mail',
  input: mailToChange,
  reply: MailToChangeSchema,
} as const satisfies Endpoint;

/** Keeps a mail unsent that is queued or has failed. */
export const giveUpMail = {
  method: 'POST',
  path: '/.netlify/functions/give-up-mail',
  input: mailToChange,
  reply: MailToChangeSchema,
} as const satisfies Endpoint;
