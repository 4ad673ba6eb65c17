import { REMOTES_UNKNOWN, RunningRemoteSchema } from '@site/contract';
import { answerRows, ApiProblem } from '@site/protocol';
import { apiFunction } from '../function.ts';

export default apiFunction('remotes', async ({ input: { status, ...query }, services: { composition } }) => {
  if (!composition) throw new ApiProblem(404, REMOTES_UNKNOWN);
  const { shell, remotes } = await composition();
  const rows = remotes.filter((remote) => status === undefined || remote.status === status);
  const list = answerRows(query, { name: 'remotes', schema: RunningRemoteSchema, rows });
  return list instanceof Response ? list : { ...list, shell };
});
