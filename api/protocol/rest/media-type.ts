import { RestProtocolError } from './error.ts';

/** One row as an object instead of a list. */
export const SINGLE = 'application/vnd.pgrst.object+json';

/** Only JSON is available, as a list of rows or a single row: no CSV, no query plan. */
export function wantsSingle(accept: string | null): boolean {
  const types = (accept || '*/*').split(',').map((type) => type.split(';', 1)[0]!.trim().toLowerCase());
  if (types.includes(SINGLE)) return true;
  if (types.some((type) => ['*/*', 'application/*', 'application/json'].includes(type))) return false;
  throw new RestProtocolError(`None of these media types are available: ${types.join(', ')}`, {
    status: 406,
    code: 'PGRST107',
  });
}

export function refuseOtherSchemas(profile: string | null): void {
  if (profile === null || profile === 'public') return;
  throw new RestProtocolError('The schema must be one of the following: public', { status: 406, code: 'PGRST106' });
}
