import { endpoint, type Answer } from './calls.ts';
import type { Site } from './site.ts';
import { STAFF_PASSWORD, type World } from './world.ts';

/** Makes a call as staff do, who have just signed in; undefined where that is not possible now. */
export async function asStaff(
  { calls }: World,
  site: Site,
  call: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer | undefined> {
  const signedIn = await calls.post(site, endpoint('staff-auth'), { action: 'login', password: STAFF_PASSWORD });
  const cookie = signedIn.headers.get('set-cookie')?.split(';', 1)[0];
  return signedIn.status === 200 && cookie ? call({ cookie }) : undefined;
}
