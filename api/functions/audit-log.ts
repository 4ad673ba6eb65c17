import { StaffActionSchema } from '@site/contract';
import { apiFunction } from '../function.ts';
import { answerList } from '../staff/answer-list.ts';
import { auditEntries, toStaffAction } from '../staff/audit-entries.ts';

export default apiFunction('auditLog', ({ input: { outcome, ...query }, services: { db }, session }) =>
  answerList(query, {
    name: 'audit-log',
    schema: StaffActionSchema,
    found: auditEntries(db).$if(outcome !== undefined, (actions) => actions.where('outcome', '=', outcome!)),
    toRow: (entry) => toStaffAction(entry, session.id),
  }),
);
