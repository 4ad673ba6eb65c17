// Generated from the routes of remotes/staff-tools.
export const auditLogHref = '/staff/audit-log';
export const databaseTestHref = '/test-supabase';
export const debugTestHref = '/test-supabase-debug';
export const deskHref = '/staff';
export const mailHref = ({ id }: { id: string }): string => `/staff/mail/${encodeURIComponent(id)}`;
export const mailOutboxHref = '/staff/mail';
export const proposalAccessHref = '/staff/proposal-access';
export const remotesHref = '/staff/remotes';
export const searchesHref = '/staff/searches';
export const submissionHref = ({ reference }: { reference: string }): string =>
  `/staff/submissions/${encodeURIComponent(reference)}`;
export const submissionsHref = '/staff/submissions';
export const syncHref = ({ id }: { id: string }): string => `/staff/syncs/${encodeURIComponent(id)}`;
export const syncsHref = '/staff/syncs';
