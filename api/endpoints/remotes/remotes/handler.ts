import { REMOTES_UNKNOWN, RunningRemoteSchema } from '@site/contract';
import { answerRows, ApiProblem } from '@site/protocol';
import { forStaff } from '../../../access/policy.ts';
import { handler } from '../../../handler.ts';
import { readFigures } from '../../../remotes/read-figures.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...forStaff,
  async answer({ input: { status, ...query }, services }) {
    if (!services.composition) throw new ApiProblem(404, REMOTES_UNKNOWN);
    const { remotes, ...rest } = await services.composition();
    const rows = remotes.filter((remote) => status === undefined || remote.status === status);
    const list = answerRows(query, { name: 'remotes', schema: RunningRemoteSchema, rows });
    if (list instanceof Response) return list;
    return { ...list, ...rest, figures: await readFigures(services, list.rows) };
  },
});
