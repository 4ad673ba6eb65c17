import { StaffActionSchema, type StaffAction } from '@site/contract';
import { actorName } from '../access/staff-actions.ts';
import { apiFunction } from '../function.ts';
import { answerList } from '../staff/answer-list.ts';

export default apiFunction('auditLog', ({ input: { outcome, ...query }, services: { db }, session }) =>
  answerList(query, {
    name: 'audit-log',
    schema: StaffActionSchema,
    found: db
      .selectFrom('staff_actions')
      .selectAll()
      .$if(outcome !== undefined, (actions) => actions.where('outcome', '=', outcome!))
      .orderBy('id', 'desc'),
    toRow: ({ id, at, actor, row_count, ...action }): StaffAction => ({
      id: Number(id),
      at: at.toISOString(),
      actor: actorName(actor),
      isOwn: actor === session.id,
      action: action.action,
      subject: action.subject,
      outcome: action.outcome,
      rows: row_count,
    }),
  }),
);
