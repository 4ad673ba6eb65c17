import { REMOTES_UNKNOWN, RunningRemoteSchema } from '@site/contract';
import { answerRows, ApiProblem } from '@site/protocol';
import { forOperators } from '../../../access/policy.ts';
import { handler } from '../../../handler.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...forOperators,
  async answer({ input: { status, ...query }, services }) {
    if (!services.host) throw new ApiProblem(404, REMOTES_UNKNOWN);
    const { remotes, ...rest } = await services.host.composition();
    const rows = remotes.filter((remote) => status === undefined || remote.status === status);
    const list = answerRows(query, { name: 'remotes', schema: RunningRemoteSchema, rows });
    if (list instanceof Response) return list;
    return { ...list, ...rest, figures: await services.host.figures(list.rows) };
  },
});
