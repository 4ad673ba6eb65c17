import type { PayByRole } from '@site/contract';
import type { LoaderArgs } from '@site/remote-kit';

export interface MarketPayData {
  /** null when it could not be loaded: the article does without. */
  market: PayByRole | null;
}

export async function loader({ api }: LoaderArgs): Promise<MarketPayData> {
  const reply = await api.payByRole({});
  return { market: reply.ok ? reply.data : null };
}
