import { data } from 'react-router-dom';
import { application, type OwnApplication } from '@site/contract';
import type { LoaderArgs } from '@site/remote-kit';
import { ERASED, ownApplicationFailure } from '../../features/own-application/forms.ts';

export type ApplicationData =
  | { view: 'application'; application: OwnApplication; token: string }
  | { view: 'erased' }
  | { view: 'unknown'; message: string }
  | { view: 'failed'; message: string };

const NOT_FOUND = 404;
const BAD_GATEWAY = 502;
/** A truncated link is refused with 400: it counts as unknown too. */
const UNKNOWN = [400, NOT_FOUND];

export async function loader({ request, params, api }: LoaderArgs) {
  const token = params['token'] ?? '';
  if (token === ERASED) return data<ApplicationData>({ view: 'erased' });
  const reply = await api.call(application, { token }, { signal: request.signal });
  if (reply.ok) return data<ApplicationData>({ view: 'application', application: reply.data, token });
  const { error } = reply;
  if (error.kind === 'refused' && UNKNOWN.includes(error.status))
    return data<ApplicationData>({ view: 'unknown', message: error.message }, { status: NOT_FOUND });
  if (!request.signal.aborted) console.error('Application:', error.kind, error.message);
  return data<ApplicationData>({ view: 'failed', message: ownApplicationFailure(error) }, { status: BAD_GATEWAY });
}
