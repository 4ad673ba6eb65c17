import { REMOTES_UNKNOWN, RunningRemoteSchema } from '@site/contract';
import { answerRows, ApiProblem } from '@site/protocol';
import { apiFunction } from '../function.ts';
import { readFigures } from '../remotes/read-figures.ts';

export default apiFunction('remotes', async ({ input: { status, ...query }, services }) => {
  if (!services.composition) throw new ApiProblem(404, REMOTES_UNKNOWN);
  const { remotes, ...rest } = await services.composition();
  const rows = remotes.filter((remote) => status === undefined || remote.status === status);
  const list = answerRows(query, { name: 'remotes', schema: RunningRemoteSchema, rows });
  if (list instanceof Response) return list;
  return { ...list, ...rest, figures: await readFigures(services, list.rows) };
});
