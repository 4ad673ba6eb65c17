import { StaffActionSchema } from '@site/contract';
import { forOperators } from '../../../access/policy.ts';
import { handler } from '../../../handler.ts';
import { answerList } from '../../../staff/answer-list.ts';
import { auditEntries, toStaffAction } from '../../../staff/audit-entries.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...forOperators,
  answer: ({ input: { outcome, ...query }, services: { db }, session }) =>
    answerList(query, {
      name: 'audit-log',
      schema: StaffActionSchema,
      found: auditEntries(db).$if(outcome !== undefined, (actions) => actions.where('outcome', '=', outcome!)),
      toRow: (entry) => toStaffAction(entry, session.id),
    }),
});
