import { StaffActionSchema } from '@site/contract';
import { mockEndpoint } from '../mock-endpoint.ts';
import { requireSession } from '../sessions.ts';
import { mockList } from '../staff/list.ts';
import { state } from '../state.ts';

const auditLog = mockEndpoint('auditLog', ({ cookies, input: { outcome, ...query } }) => {
  requireSession(cookies, 'staff');
  const rows = state.staffActions.filter((action) => outcome === undefined || action.outcome === outcome);
  return mockList(query, { name: 'audit-log', schema: StaffActionSchema, rows });
});

export const auditLogHandlers = { auditLog };
