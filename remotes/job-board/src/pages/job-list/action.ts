import type { LoaderArgs } from '@site/remote-kit';

/** Only a posted form needs this code. */
export const action = async (args: LoaderArgs): Promise<unknown> =>
  (await import('../../features/alerts/request-action.ts')).requestAction(args);
