import { handlers } from '@site/api/endpoints/handlers.ts';
import { LIMITS, type LimitName } from '@site/protocol';
import { staffEndpoints, type EndpointName } from '@site/contract';
import { expect, test } from 'vitest';
import type { Backend } from './backends.ts';
import { dataOf, refusalOf, staffOf } from './calls.ts';
import { attempt as attemptAt, guardedCall, validCall } from './endpoint-calls.ts';

const NAMES = Object.keys(handlers) as EndpointName[];
const GUARDED = NAMES.filter((name) => handlers[name].policy.access !== 'public');
const LIMITED = NAMES.flatMap((name) => {
  const { limits } = handlers[name].policy;
  return Array.isArray(limits) ? [[name, limits[0] as LimitName] as const] : [];
});

type StaffEndpoint = keyof typeof staffEndpoints;

/** Whose entries in the audit log do not have the endpoint's name. */
const AUDITED_AS: Partial<Record<StaffEndpoint, string>> = { submissionCv: 'download-cv' };

/** What changes something for staff, or hands out a visitor's data. */
const AUDITED = (Object.keys(staffEndpoints) as StaffEndpoint[]).filter(
  (name) => staffEndpoints[name].method === 'POST' || name in AUDITED_AS,
);

/** What each endpoint's policy says. */
export function policyCases(backend: () => Backend): void {
  test.each(GUARDED)('%s refuses a visitor without a session', async (name) => {
    expect(refusalOf(await guardedCall(name, backend().visitor())).status).toBe(401);
  });

  test.each(AUDITED)('%s is in the audit log', async (name) => {
    const staff = await staffOf(backend());
    const entries = async () => dataOf(await staff.api.auditLog({})).rows;
    const [newest] = await entries();
    dataOf(await validCall(name, backend()));
    const added = (await entries()).filter(({ id }) => id > (newest?.id ?? 0));
    expect(added.map(({ action }) => action)).toContain(
      AUDITED_AS[name] ?? staffEndpoints[name].path.split('/').at(-1),
    );
  });

  test.each(LIMITED)('%s makes a visitor who tries too often wait', async (name, limit) => {
    const visitor = backend().visitor();
    for (let attempt = 1; attempt <= LIMITS[limit].attempts; attempt += 1) {
      const result = await attemptAt(name, visitor, attempt);
      if (!result.ok) expect(refusalOf(result).status).not.toBe(429);
    }
    const refusal = refusalOf(await attemptAt(name, visitor, LIMITS[limit].attempts + 1));
    expect(refusal).toMatchObject({
      status: 429,
      message: 'Too many requests. Please wait 15 minutes before trying again.',
    });
    expect(refusal.retryAfter).toBeGreaterThan(0);
  });
}
