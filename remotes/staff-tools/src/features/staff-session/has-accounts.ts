import { useEffect, useState } from 'react';
import type { ApiClient } from '@site/contract';
import { api } from '@site/remote-kit';

/** Whether staff sign in with accounts of their own, and the shared password opens nothing. */
async function hasAccounts(client: Pick<ApiClient, 'staffAuth'>): Promise<boolean> {
  const access = await client.staffAuth({ action: 'verify' });
  return access.ok && access.data.accounts === true;
}

/** For a loader: the server says it in the page. In the browser, no page waits for it. */
export const accountsOnServer = (client: Pick<ApiClient, 'staffAuth'>): Promise<boolean> | undefined =>
  typeof document === 'undefined' ? hasAccounts(client) : undefined;

/** The same in the page: asks while nobody is signed in, where the server has not said it. */
export function useHasAccounts(loaded: boolean | undefined, { isSignedIn }: { isSignedIn: boolean }): boolean {
  const [answer, setAnswer] = useState<boolean>();
  const isAsked = loaded === undefined && !isSignedIn;
  useEffect(() => {
    if (isAsked) void hasAccounts(api).then(setAnswer);
  }, [isAsked]);
  return loaded ?? answer ?? false;
}
