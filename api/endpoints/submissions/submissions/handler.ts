import { ListedSubmissionSchema } from '@site/contract';
import { forConsultants } from '../../../access/policy.ts';
import { handler } from '../../../handler.ts';
import { containing } from '../../../jobs/search/search-query.ts';
import { answerList } from '../../../staff/answer-list.ts';
import { isDue } from '../../../applications/overdue.ts';
import { countNewByKind, isOfKind } from '../../../staff/submissions/kinds.ts';
import { mailboxesOf, maskedRow, submissionRows } from '../../../staff/submissions/submission-rows.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...forConsultants,
  async answer({ input, services: { db, clock } }) {
    const { kind, status, reference, from, due, job, person, ...query } = input;
    const list = await answerList(query, {
      name: 'submissions',
      schema: ListedSubmissionSchema,
      found: submissionRows(db)
        .selectAll()
        .$if(kind !== undefined, (rows) => rows.where(isOfKind(kind!)))
        .$if(status !== undefined, (rows) => rows.where('status', '=', status!))
        .$if(reference !== undefined, (rows) => rows.where('reference', 'ilike', containing(reference!)))
        .$if(from !== undefined, (rows) => rows.where('at', '>=', new Date(`${from}T00:00:00Z`)))
        .$if(due !== undefined, (rows) => rows.where(isDue(due!, clock())).orderBy('answer_by'))
        .$if(job !== undefined, (rows) => rows.where('job', 'ilike', containing(job!)))
        .$if(person !== undefined, (rows) => rows.where('mailbox', 'in', mailboxesOf(db, person!)))
        .orderBy('at', 'desc')
        .orderBy('reference'),
      toRow(row) {
        const { texts: _texts, phone: _phone, ...listed } = maskedRow(row);
        return { ...listed, answerBy: row.answer_by };
      },
    });
    return list instanceof Response ? list : { ...list, newByKind: await countNewByKind(db) };
  },
});
