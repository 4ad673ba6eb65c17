import { ListedSubmissionSchema } from '@site/contract';
import { forStaff } from '../../../access/policy.ts';
import { handler } from '../../../handler.ts';
import { containing } from '../../../jobs/search/search-query.ts';
import { answerList } from '../../../staff/answer-list.ts';
import { countNewByKind, isOfKind } from '../../../staff/submissions/kinds.ts';
import { maskedRow, submissionRows } from '../../../staff/submissions/submission-rows.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...forStaff,
  async answer({ input, services: { db } }) {
    const { kind, status, reference, from, ...query } = input;
    const list = await answerList(query, {
      name: 'submissions',
      schema: ListedSubmissionSchema,
      found: submissionRows(db)
        .selectAll()
        .$if(kind !== undefined, (rows) => rows.where(isOfKind(kind!)))
        .$if(status !== undefined, (rows) => rows.where('status', '=', status!))
        .$if(reference !== undefined, (rows) => rows.where('reference', 'ilike', containing(reference!)))
        .$if(from !== undefined, (rows) => rows.where('at', '>=', new Date(`${from}T00:00:00Z`)))
        .orderBy('at', 'desc')
        .orderBy('reference'),
      toRow(row) {
        const { texts: _texts, phone: _phone, ...listed } = maskedRow(row);
        return listed;
      },
    });
    return list instanceof Response ? list : { ...list, newByKind: await countNewByKind(db) };
  },
});
