import { useState } from 'react';
import { createApiClient } from '@site/contract';
import { followLink, type LinkOutcome } from './link-outcome.ts';
import type { SubscriptionLink } from './subscription-link.ts';

/** The state of a link that waits for a press of its button. */
export function useSubscriptionLink(link: SubscriptionLink) {
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<LinkOutcome>();

  const follow = async () => {
    setPending(true);
    setOutcome(await followLink(createApiClient(), link));
    setPending(false);
  };
  return { pending, outcome, follow };
}
