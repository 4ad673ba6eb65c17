import { AccessLogEntrySchema } from '@site/contract';
import { forContent } from '../../../access/policy.ts';
import { findAccesses, toAccessLogEntry } from '../../../access/read-access.ts';
import { handler } from '../../../handler.ts';
import { answerList } from '../../../staff/answer-list.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...forContent,
  answer: ({ input: { scope, event, reader, ...query }, services: { db } }) =>
    answerList(query, {
      name: 'access-log',
      schema: AccessLogEntrySchema,
      found: findAccesses(db, { scope, event, reader }),
      toRow: toAccessLogEntry,
    }),
});
