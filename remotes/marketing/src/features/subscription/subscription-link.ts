/** The action that a link in one of our mails asks for. */
export interface SubscriptionLink {
  action: 'confirm' | 'unsubscribe';
  token: string;
}

/** '?confirm=…' or '?unsubscribe=…'; undefined for any other address. */
export function readSubscriptionLink(parameters: URLSearchParams): SubscriptionLink | undefined {
  for (const action of ['confirm', 'unsubscribe'] as const) {
    const token = parameters.get(action)?.trim();
    if (token) return { action, token };
  }
  return undefined;
}
