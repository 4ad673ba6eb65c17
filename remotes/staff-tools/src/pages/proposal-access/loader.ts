import { staffEndpoints, type ProposalAccessReply, type Result } from '@site/contract';
import type { LoaderArgs } from '@site/remote-kit';

export interface ProposalAccessData {
  /** Refused with 401 to everybody but staff. */
  access: Result<ProposalAccessReply>;
  /** Of the access log, counted from 1. */
  page: number;
}

export async function proposalAccessLoader({ api, request }: LoaderArgs): Promise<ProposalAccessData> {
  const page = Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get('page'))) || 1);
  return { access: await api.call(staffEndpoints.proposalAccess, { page }, { signal: request.signal }), page };
}
