import { TOO_MANY_READS, type Operations } from '../operation.ts';
import type { staffEndpoints } from './endpoints.ts';

const NO_SUCH_MAIL = 'The outbox has no such mail';
const MAIL_CHANGED = 'The mail is being sent, has been sent, or is no longer what `version` says';
const REPEATED_CHANGE = 'Repeating a call changes nothing more.';
const NO_SUBMISSION = 'There is no such submission';
const IS_AUDITED = 'Each call is in the audit log.';

/** Of every list for staff. */
const AS_FILE = '`format=csv` answers all matching rows as a file.';

export const staffOperations: Operations<keyof typeof staffEndpoints> = {
  syncStatus: {
    summary: 'How many jobs are open, how the latest sync went, and what a sync reads',
    tag: 'Staff',
    refusals: { 429: TOO_MANY_READS },
  },
  triggerSync: {
    summary: 'Imports the feed’s jobs now',
    tag: 'Staff',
    sessions: ['staff'],
    refusals: { 401: 'No staff session', 409: 'A sync is already running', 502: 'The sync failed; the reason' },
  },
  clearJobs: {
    summary: 'Deletes every job',
    tag: 'Staff',
    sessions: ['staff'],
    refusals: {
      401: 'No staff session',
      403: 'The request comes from another site’s page, or the password was entered more than 5 minutes ago',
      409: 'A sync is running',
    },
  },
  testDatabase: { summary: 'Shows that the database answers', tag: 'Staff', refusals: { 429: TOO_MANY_READS } },
  proposalAccess: {
    summary: 'Who has a link and a password of their own for a proposal',
    tag: 'Proposals',
    sessions: ['staff'],
    refusals: { 401: 'No staff session' },
  },
  accessLog: {
    summary: 'Who opened the proposals, and whose login was refused',
    tag: 'Proposals',
    description: `${AS_FILE} Kept for 6 years.`,
    sessions: ['staff'],
    refusals: { 401: 'No staff session' },
  },
  addProposalAccess: {
    summary: 'Gives a person a link and a password of their own for a proposal',
    tag: 'Proposals',
    description: 'The password is in this reply and nowhere else.',
    sessions: ['staff'],
    refusals: { 401: 'No staff session' },
    example: { scope: 'lcrca', person: 'Mo Reader', lastDay: '2099-12-31' },
  },
  revokeProposalAccess: {
    summary: 'Ends a person’s access to a proposal, and the sessions that it opened',
    tag: 'Proposals',
    sessions: ['staff'],
    refusals: { 401: 'No staff session', 404: 'There is no such link' },
    example: { id: 'k7qm92hdx4tp' },
  },
  auditLog: {
    summary: 'The audit log: what staff did',
    tag: 'Staff',
    description: `${AS_FILE} Kept for 6 years.`,
    sessions: ['staff'],
    refusals: { 401: 'No staff session' },
  },
  deskSummary: {
    summary: 'What waits for staff, and whether the site runs as it should',
    tag: 'Staff',
    description:
      'Contains no personal data. `remotes` is null where the API runs without the server that composes the site.',
    sessions: ['staff'],
    refusals: { 401: 'No staff session' },
  },
  remotes: {
    summary: 'What remotes the site is composed of, and in which versions',
    tag: 'Staff',
    description:
      `${AS_FILE} \`problem\` says why a build was refused. Sizes are uncompressed bytes. \`figures\` says how often ` +
      'the versions failed that visitors of the listed remotes get: in the last 24 hours, and in a gradual release ' +
      'since its share was set.',
    sessions: ['staff'],
    refusals: { 401: 'No staff session', 404: 'The API runs without the server that composes the site' },
  },
  sharePreview: {
    summary: 'Makes a link with which somebody without a session previews one version of a remote',
    tag: 'Staff',
    description: `${IS_AUDITED} The link works for 7 days.`,
    sessions: ['staff'],
    refusals: { 401: 'No staff session' },
    example: { remote: 'job-board@0.1.0-90ac55e17d02', path: '/jobs' },
  },
  syncs: {
    summary: 'The syncs of the last 90 days, newest first, and the one that is running',
    tag: 'Staff',
    description: AS_FILE,
    sessions: ['staff'],
    refusals: { 401: 'No staff session' },
  },
  syncDetails: {
    summary: 'One sync and the adverts that it rejected',
    tag: 'Staff',
    description: `${AS_FILE} Of each sync, the first 100 rejected adverts are kept.`,
    sessions: ['staff'],
    refusals: { 401: 'No staff session', 404: 'No such sync' },
    example: { id: '12' },
  },
  submissions: {
    summary: 'What visitors have sent, newest first, masked',
    tag: 'Staff',
    description: `${AS_FILE} It contains no personal data.`,
    sessions: ['staff'],
    refusals: { 401: 'No staff session' },
    example: { kind: 'application', status: 'new', from: '2026-03-02' },
  },
  submission: {
    summary: 'One submission, masked',
    tag: 'Staff',
    sessions: ['staff'],
    refusals: { 401: 'No staff session', 404: NO_SUBMISSION },
    example: { reference: 'APP-7K2M9Q' },
  },
  revealSubmission: {
    summary: 'The personal data of one submission',
    tag: 'Staff',
    description: IS_AUDITED,
    sessions: ['staff'],
    refusals: { 401: 'No staff session', 404: NO_SUBMISSION },
    example: { reference: 'APP-7K2M9Q' },
  },
  changeSubmission: {
    summary: 'Sets how far a submission has been dealt with, and the note on it',
    tag: 'Staff',
    description:
      `${IS_AUDITED} A change to a revision that is no longer the latest is refused, unless it would change nothing. ` +
      'The refusal to one with a note has the latest note, which counts as a reveal.',
    sessions: ['staff'],
    refusals: {
      401: 'No staff session',
      404: NO_SUBMISSION,
      409: 'Somebody else has changed it since; `current` is what it is now',
    },
    example: { reference: 'APP-7K2M9Q', revision: 0, status: 'in-hand', note: 'Rang back at ten.' },
  },
  submissionCv: {
    summary: 'The CV that came with an application, as a file',
    tag: 'Staff',
    description: IS_AUDITED,
    sessions: ['staff'],
    refusals: { 401: 'No staff session', 404: 'There is no such application, or it has no file' },
    example: { reference: 'APP-7K2M9Q' },
  },
  mails: {
    summary: 'The mail outbox',
    tag: 'Staff',
    description: `The newest first, with names and addresses masked. ${AS_FILE}`,
    sessions: ['staff'],
    refusals: { 401: 'No staff session' },
  },
  mail: {
    summary: 'One mail of the outbox, without what it says',
    tag: 'Staff',
    sessions: ['staff'],
    refusals: { 401: 'No staff session', 404: NO_SUCH_MAIL },
    example: { id: '5f0c1c0e-5d0b-4a5c-9d7e-0d5b8f2f7a10' },
  },
  readMail: {
    summary: 'Shows what a mail says, and to whom',
    tag: 'Staff',
    description:
      'Each reading is in the audit log. Tokens are cut out of the links, and the HTML has neither links nor pictures.',
    sessions: ['staff'],
    refusals: { 401: 'No staff session', 404: NO_SUCH_MAIL },
    example: { id: '5f0c1c0e-5d0b-4a5c-9d7e-0d5b8f2f7a10' },
  },
  resendMail: {
    summary: 'Puts a mail back in the queue',
    tag: 'Staff',
    description: `A mail that has been sent goes out once more. ${REPEATED_CHANGE}`,
    sessions: ['staff'],
    refusals: { 401: 'No staff session', 404: NO_SUCH_MAIL, 409: MAIL_CHANGED },
    example: { id: '5f0c1c0e-5d0b-4a5c-9d7e-0d5b8f2f7a10', version: 'dead 12 2026-03-02T09:00:00.000Z' },
  },
  giveUpMail: {
    summary: 'Keeps a queued or failed mail unsent',
    tag: 'Staff',
    description: REPEATED_CHANGE,
    sessions: ['staff'],
    refusals: { 401: 'No staff session', 404: NO_SUCH_MAIL, 409: MAIL_CHANGED },
    example: { id: '5f0c1c0e-5d0b-4a5c-9d7e-0d5b8f2f7a10', version: 'dead 12 2026-03-02T09:00:00.000Z' },
  },
  emptySearches: {
    summary: 'What visitors searched for without finding a job',
    tag: 'Staff',
    description:
      `${AS_FILE} Counted by search and day, without who searched; searches that seem to hold personal data, and ` +
      'those beyond 2,000 different ones a day, only as `unlisted`. Kept for 90 days.',
    sessions: ['staff'],
    refusals: { 401: 'No staff session' },
  },
};
