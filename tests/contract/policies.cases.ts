import { endpointPolicies, type GuardedEndpoint, type LimitedEndpoint } from '@site/api';
import { LIMITS } from '@site/protocol';
import { staffEndpoints } from '@site/contract';
import { expect, test } from 'vitest';
import type { Backend } from './backends.ts';
import { attempts, dataOf, guardedCalls, refusalOf, staffOf, validCalls } from './calls.ts';

const GUARDED = Object.keys(guardedCalls) as GuardedEndpoint[];
const LIMITED = Object.keys(attempts) as LimitedEndpoint[];

type StaffEndpoint = keyof typeof staffEndpoints;

/** Whose entries in the audit log do not have the endpoint's name. */
const AUDITED_AS: Partial<Record<StaffEndpoint, string>> = { submissionCv: 'download-cv' };

/** What changes something for staff, or hands out a visitor's data. */
const AUDITED = (Object.keys(staffEndpoints) as StaffEndpoint[]).filter(
  (name) => staffEndpoints[name].method === 'POST' || name in AUDITED_AS,
);

/** What the API's table of policies says about each endpoint. */
export function policyCases(backend: () => Backend): void {
  test.each(GUARDED)('%s refuses a visitor without a session', async (name) => {
    expect(refusalOf(await guardedCalls[name](backend().visitor())).status).toBe(401);
  });

  test.each(AUDITED)('%s is in the audit log', async (name) => {
    const staff = await staffOf(backend());
    const entries = async () => dataOf(await staff.api.auditLog({})).rows;
    const [newest] = await entries();
    dataOf(await validCalls[name](backend()));
    const added = (await entries()).filter(({ id }) => id > (newest?.id ?? 0));
    expect(added.map(({ action }) => action)).toContain(
      AUDITED_AS[name] ?? staffEndpoints[name].path.split('/').at(-1),
    );
  });

  test.each(LIMITED)('%s makes a visitor who tries too often wait', async (name) => {
    const visitor = backend().visitor();
    const [limit] = endpointPolicies[name].limits;
    for (let attempt = 1; attempt <= LIMITS[limit].attempts; attempt += 1) {
      const result = await attempts[name](visitor, attempt);
      if (!result.ok) expect(refusalOf(result).status).not.toBe(429);
    }
    const refusal = refusalOf(await attempts[name](visitor, LIMITS[limit].attempts + 1));
    expect(refusal).toMatchObject({
      status: 429,
      message: 'Too many requests. Please wait 15 minutes before trying again.',
    });
    expect(refusal.retryAfter).toBeGreaterThan(0);
  });
}
