import { expect, test } from 'vitest';
import { endpoints, staffEndpoints, type EndpointName } from '@site/contract';
import { handlers } from '../../api/endpoints/handlers.ts';
import type { Backend } from './backends.ts';
import { dataOf, refusalOf, staffOf } from './calls.ts';
import { guardedCall, validCall } from './endpoint-calls.ts';

const GUARDED = (Object.keys(handlers) as EndpointName[]).filter((name) => handlers[name].policy.access !== 'public');

type StaffEndpoint = keyof typeof staffEndpoints;

/** Whose entries in the audit log do not have the endpoint's name. */
const AUDITED_AS: Partial<Record<StaffEndpoint, string>> = {
  submissionCv: 'download-cv',
  changeStaffAccount: 'reset-staff',
  changeMyAccount: 'end-other-sessions',
};

/** What changes something for staff, or hands out a visitor's data. */
const AUDITED = (Object.keys(staffEndpoints) as StaffEndpoint[]).filter(
  (name) => endpoints[name].method === 'POST' || name in AUDITED_AS,
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
    expect(added.map(({ action }) => action)).toContain(AUDITED_AS[name] ?? endpoints[name].path.split('/').at(-1));
  });
}
