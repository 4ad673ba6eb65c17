import { longDate, type PayByRole } from '@site/contract';
import type { LoaderArgs } from '@site/remote-kit';

export interface MarketPayFigures extends Pick<PayByRole, 'roles'> {
  /** When they were counted: '16 November 2026'. */
  countedOn: string;
}

export interface MarketPayData {
  /** null when it could not be loaded: the article does without. */
  market: MarketPayFigures | null;
}

export async function loader({ api }: LoaderArgs): Promise<MarketPayData> {
  const reply = await api.payByRole({});
  if (!reply.ok) return { market: null };
  const { roles, countedAt } = reply.data;
  return { market: { roles, countedOn: longDate(new Date(countedAt)) } };
}
