import { checkInput, type Endpoint, type Result } from '@site/contract';
import { isUnauthorised, type InputOf, type LoaderArgs, type ReplyOf } from '@site/remote-kit';
import { accountsOnServer } from '../staff-session/has-accounts.ts';

/** What a page for staff shows: the reply to a call whose input is in the page's address. */
export interface DeskData<Definition extends Endpoint> {
  query: InputOf<Definition>;
  /** What was not understood of the address, by its parameters. */
  unread: Readonly<Record<string, string>>;
  /** Refused with 401 to everybody but staff. */
  reply: Result<ReplyOf<Definition>>;
  /** Whether staff sign in with accounts of their own; said by the server, where nobody is signed in. */
  hasAccounts: boolean | undefined;
}

/** The `loader` of a page for staff. What the endpoint does not understand of the page's address is left out. */
export const deskLoader =
  <Definition extends Endpoint>(endpoint: Definition) =>
  async ({ api, request, params }: LoaderArgs): Promise<DeskData<Definition>> => {
    const given = { ...Object.fromEntries(new URL(request.url).searchParams), ...params } as Record<string, string>;
    const { query, unread } = understood(endpoint, given);
    const reply = (await api.call<Endpoint>(endpoint, query, { signal: request.signal })) as Result<
      ReplyOf<Definition>
    >;
    const isLocked = !reply.ok && isUnauthorised(reply.error);
    return { query, unread, reply, hasAccounts: isLocked ? await accountsOnServer(api) : undefined };
  };

function understood<Definition extends Endpoint>(endpoint: Definition, given: Readonly<Record<string, string>>) {
  const filled = Object.entries(given).filter(([, value]) => value !== '');
  const checked = checkInput(endpoint.input, Object.fromEntries(filled));
  const faulty = checked.ok ? {} : checked.fields;
  return {
    query: Object.fromEntries(filled.filter(([name]) => !(name in faulty))) as InputOf<Definition>,
    unread: Object.fromEntries(filled.filter(([name]) => name in faulty)),
  };
}
