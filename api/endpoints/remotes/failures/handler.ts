import { FailureSchema } from '@site/contract';
import { toExplained } from '@site/protocol';
import { forAllStaff } from '../../../access/policy.ts';
import { findFailures, toFailure } from '../../../failures/find-failures.ts';
import { handler } from '../../../handler.ts';
import { answerList } from '../../../staff/answer-list.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...forAllStaff,
  answer: ({ input: { number, ...query }, services: { db, config } }) =>
    answerList(query, {
      name: 'failures',
      schema: FailureSchema,
      found: findFailures(db, number),
      toRow: (row) => toExplained(toFailure(row), config.mockedSiteUrl),
    }),
});
