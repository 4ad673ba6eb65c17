import { EmptySearchSchema } from '@site/contract';
import { forConsultants } from '../../../access/policy.ts';
import { handler } from '../../../handler.ts';
import { countUnlisted, findEmptySearches, toEmptySearch } from '../../../jobs/empty-searches/find-empty-searches.ts';
import { answerList } from '../../../staff/answer-list.ts';
import { endpoint } from './contract.ts';

const DAY_MS = 24 * 60 * 60_000;

export default handler(endpoint, {
  ...forConsultants,
  async answer({ input: { days, sort, text, ...query }, services }) {
    const { db, clock } = services;
    const since = new Date(clock().getTime() - Number(days) * DAY_MS);
    const list = await answerList(query, {
      name: 'empty-searches',
      schema: EmptySearchSchema,
      found: findEmptySearches(db, { since, text, sort }),
      toRow: toEmptySearch,
    });
    return list instanceof Response ? list : { ...list, unlisted: await countUnlisted(db, since) };
  },
});
