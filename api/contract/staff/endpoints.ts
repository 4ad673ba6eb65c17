import type { Endpoint } from '../endpoint.ts';
import { nothing } from '../input.ts';
import { auditLog } from './audit-log.ts';
import { deskSummary } from './desk-summary.ts';
import { giveUpMail, mail, mails, readMail, resendMail } from './mails.ts';
import { emptySearches } from './empty-searches.ts';
import { remotes } from './remotes.ts';
import { sharePreview } from './share-preview.ts';
import { changeSubmission, revealSubmission, submission, submissionCv, submissions } from './submissions.ts';
import { accessLog, addProposalAccess, proposalAccess, revokeProposalAccess } from './proposal-access.ts';
import {
  ClearJobsReplySchema,
  DatabaseTestReplySchema,
  PasswordNeededSchema,
  SyncStatusReplySchema,
  TriggerSyncReplySchema,
} from './sync.ts';
import { syncDetails, syncs } from './syncs.ts';

/** What the pages for staff call, with `api.call`. Apart from the site's, so that no other page loads their schemas. */
export const staffEndpoints = {
  syncStatus: {
    method: 'GET',
    path: '/.netlify/functions/sync-status',
    input: nothing,
    reply: SyncStatusReplySchema,
  },
  triggerSync: {
    method: 'POST',
    path: '/.netlify/functions/trigger-sync',
    input: nothing,
    reply: TriggerSyncReplySchema,
  },
  clearJobs: {
    method: 'POST',
    path: '/.netlify/functions/clear-jobs',
    input: nothing,
    reply: ClearJobsReplySchema,
    refusalDetails: { 403: PasswordNeededSchema },
  },
  testDatabase: {
    method: 'GET',
    path: '/.netlify/functions/test-supabase',
    input: nothing,
    reply: DatabaseTestReplySchema,
  },
  deskSummary,
  proposalAccess,
  accessLog,
  addProposalAccess,
  revokeProposalAccess,
  auditLog,
  remotes,
  sharePreview,
  syncs,
  syncDetails,
  submissions,
  submission,
  revealSubmission,
  changeSubmission,
  submissionCv,
  mails,
  mail,
  readMail,
  resendMail,
  giveUpMail,
  emptySearches,
} as const satisfies Record<string, Endpoint>;
