import { checkInput, type Endpoint, type Result } from '@site/contract';
import type { InputOf, LoaderArgs, ReplyOf } from '@site/remote-kit';

/** What a page for staff shows: the reply to a call whose input is in the page's address. */
export interface DeskData<Definition extends Endpoint> {
  query: InputOf<Definition>;
  /** Refused with 401 to everybody but staff. */
  reply: Result<ReplyOf<Definition>>;
}

/** The `loader` of a page for staff. What the endpoint does not understand of the page's query counts as not given. */
export const deskLoader =
  <Definition extends Endpoint>(endpoint: Definition) =>
  async ({ api, request, params }: LoaderArgs): Promise<DeskData<Definition>> => {
    const query = understood(endpoint, { ...Object.fromEntries(new URL(request.url).searchParams), ...params });
    const reply = (await api.call<Endpoint>(endpoint, query, { signal: request.signal })) as Result<
      ReplyOf<Definition>
    >;
    return { query, reply };
  };

function understood<Definition extends Endpoint>(endpoint: Definition, given: Readonly<Record<string, unknown>>) {
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const checked = checkInput(endpoint.input, filled);
  const faulty = checked.ok ? {} : checked.fields;
  return Object.fromEntries(Object.entries(filled).filter(([name]) => !(name in faulty))) as InputOf<Definition>;
}
