import { data } from 'react-router-dom';
import { ALERT_UNKNOWN, type AlertSettings } from '@site/contract';
import type { LoaderArgs } from '@site/remote-kit';
import { alertFailure } from '../../features/alerts/failure-text.ts';
import { ENDED_PARAMETER } from '../../features/alerts/settings-forms.ts';

export type AlertSettingsData =
  | { view: 'alert'; alert: AlertSettings; token: string }
  | { view: 'no-link' }
  | { view: 'ended' }
  | { view: 'unknown'; message: string }
  | { view: 'failed'; message: string };

const NOT_FOUND = 404;
const BAD_GATEWAY = 502;
/** A truncated link is refused with 400: it counts as unknown too. */
const UNKNOWN = [400, NOT_FOUND];

export async function loader({ request, api }: LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('link')?.trim();
  if (!token) return data<AlertSettingsData>({ view: searchParams.has(ENDED_PARAMETER) ? 'ended' : 'no-link' });
  const reply = await api.alertSettings({ token }, { signal: request.signal });
  if (reply.ok) return data<AlertSettingsData>({ view: 'alert', alert: reply.data, token });
  const { error } = reply;
  if (error.kind === 'refused' && UNKNOWN.includes(error.status))
    return data<AlertSettingsData>({ view: 'unknown', message: error.message || ALERT_UNKNOWN }, { status: NOT_FOUND });
  if (!request.signal.aborted) console.error('Job alert:', error.kind, error.message);
  return data<AlertSettingsData>({ view: 'failed', message: alertFailure(error) }, { status: BAD_GATEWAY });
}
