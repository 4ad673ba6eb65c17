import { StaffActionSchema } from '@site/contract';
import { answerRows } from '@site/protocol';
import { mockEndpoint } from '../mock-endpoint.ts';
import { requireSession } from '../sessions.ts';
import { state } from '../state.ts';

const auditLog = mockEndpoint('auditLog', ({ input: { outcome, ...query }, ...caller }) => {
  requireSession(caller, 'staff');
  const rows = state.staffActions.filter((action) => outcome === undefined || action.outcome === outcome);
  return answerRows(query, { name: 'audit-log', schema: StaffActionSchema, rows });
});

export const auditLogHandlers = { auditLog };
