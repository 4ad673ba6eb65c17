import { accessLog, proposalAccess } from '@site/contract';
import type { LoaderArgs } from '@site/remote-kit';
import { deskLoader, type DeskData } from '../../features/desk/desk-loader.ts';

/** The access log by the page's address, and who has access. */
export interface ProposalAccessData extends DeskData<typeof accessLog> {
  people: DeskData<typeof proposalAccess>;
}

const loadLog = deskLoader(accessLog);

export async function proposalAccessLoader(args: LoaderArgs): Promise<ProposalAccessData> {
  const { api, request } = args;
  const [log, reply] = await Promise.all([loadLog(args), api.call(proposalAccess, {}, { signal: request.signal })]);
  return { ...log, people: { ...log, query: {}, unread: {}, reply } };
}
