import { publicRead } from '../../../access/policy.ts';
import { answerRecord } from '../../../applications/answer-record.ts';
import { handler } from '../../../handler.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...publicRead,
  answer: async ({ services: { db, clock } }) => ({ record: await answerRecord(db, clock()) }),
});
