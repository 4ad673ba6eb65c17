import { RunningRemoteSchema } from '@site/contract';
import { answerRows } from '@site/protocol';
import { mockEndpoint } from '../mock-endpoint.ts';
import { requireSession } from '../sessions.ts';
import { state } from '../state.ts';

const remotes = mockEndpoint('remotes', ({ input: { status, ...query }, ...caller }) => {
  requireSession(caller, 'staff');
  const { shell, remotes: running } = state.composition;
  const rows = running.filter((remote) => status === undefined || remote.status === status);
  const list = answerRows(query, { name: 'remotes', schema: RunningRemoteSchema, rows });
  return list instanceof Response ? list : { ...list, shell };
});

export const remoteHandlers = { remotes };
