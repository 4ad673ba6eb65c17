import { checkInput, type Endpoint, type Result } from '@site/contract';
import { isUnauthorised, type InputOf, type LoaderArgs, type ReplyOf } from '@site/remote-kit';

/** What a page for staff shows: the reply to a call whose input is in the page's address. */
export interface DeskData<Definition extends Endpoint> {
  query: InputOf<Definition>;
  /** What was not understood of the address, by its parameters. */
  unread: Readonly<Record<string, string>>;
  /** Refused with 401 to everybody but staff. */
  reply: Result<ReplyOf<Definition>>;
  /** Whether staff sign in with accounts of their own; asked only where nobody is signed in. */
  hasAccounts: boolean;
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
    return { query, unread, reply, hasAccounts: !reply.ok && isUnauthorised(reply.error) && (await hasAccounts(api)) };
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

/** Whether staff sign in with accounts of their own, and the shared password opens nothing. */
export async function hasAccounts(api: LoaderArgs['api']): Promise<boolean> {
  const access = await api.staffAuth({ action: 'verify' });
  return access.ok && access.data.accounts === true;
}
