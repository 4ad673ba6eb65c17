import { AccessLogEntrySchema } from '@site/contract';
import { findAccesses, toAccessLogEntry } from '../access/read-access.ts';
import { apiFunction } from '../function.ts';
import { answerList } from '../staff/answer-list.ts';

export default apiFunction('accessLog', ({ input: { scope, event, reader, ...query }, services: { db } }) =>
  answerList(query, {
    name: 'access-log',
    schema: AccessLogEntrySchema,
    found: findAccesses(db, { scope, event, reader }),
    toRow: toAccessLogEntry,
  }),
);
