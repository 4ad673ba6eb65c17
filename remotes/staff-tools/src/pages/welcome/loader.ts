import { staffInvitation, type EndpointReply } from '@site/contract';
import { messageOf, type LoaderArgs } from '@site/remote-kit';
import { data } from 'react-router-dom';
import { isUnusable } from '../../features/accounts/forms.ts';

export type WelcomeData =
  | { view: 'invitation'; invitation: EndpointReply<'staffInvitation'>; token: string }
  | { view: 'unusable'; message: string }
  | { view: 'failed'; message: string };

const NOT_FOUND = 404;
const BAD_GATEWAY = 502;

export async function loader({ request, params, api }: LoaderArgs) {
  const token = params['token'] ?? '';
  const reply = await api.call(staffInvitation, { token }, { signal: request.signal });
  if (reply.ok) return data<WelcomeData>({ view: 'invitation', invitation: reply.data, token });
  const message = messageOf(reply.error);
  return isUnusable(reply.error)
    ? data<WelcomeData>({ view: 'unusable', message }, { status: NOT_FOUND })
    : data<WelcomeData>({ view: 'failed', message }, { status: BAD_GATEWAY });
}
