import { PROPOSAL_COPIES } from '@site/contract';
import { describe, expect, test } from 'vitest';
import type { Backend } from './backends.ts';
import { dataOf, refusalOf } from './calls.ts';

const THIRTY_DAYS_S = 30 * 24 * 60 * 60;
const TWELVE_HOURS_S = 12 * 60 * 60;
const GATES = [
  ['secureAuth', 'lcrca', THIRTY_DAYS_S],
  ['transportUkAuth', 'transportUk', THIRTY_DAYS_S],
  ['staffAuth', 'staff', TWELVE_HOURS_S],
] as const;

export function accessCases(backend: () => Backend): void {
  describe.each(GATES)('%s', (gate, key, lasts) => {
    test('opens with its password, stays open, and closes on logout', async () => {
      const { api } = backend().visitor();
      expect(dataOf(await api[gate]({ action: 'verify' }))).toMatchObject({ valid: false });
      expect(dataOf(await api[gate]({ action: 'login', password: backend().passwords[key] }))).toMatchObject({
        success: true,
      });
      expect(dataOf(await api[gate]({ action: 'verify' }))).toMatchObject({ valid: true, refreshed: false });
      expect(dataOf(await api[gate]({ action: 'logout' }))).toMatchObject({ success: true });
      expect(dataOf(await api[gate]({ action: 'verify' }))).toMatchObject({ valid: false });
    });

    test('stays closed for a wrong password', async () => {
      const { api } = backend().visitor();
      const refusal = refusalOf(await api[gate]({ action: 'login', password: 'guess' }));
      expect(refusal).toMatchObject({
        status: 401,
        message: 'Incorrect password. Please contact the provider for access.',
      });
      expect(dataOf(await api[gate]({ action: 'verify' }))).toMatchObject({ valid: false });
    });

    test('keeps its session out of reach of scripts', async () => {
      const response = await backend()
        .visitor()
        .send(
          {
            secureAuth: '/.netlify/functions/secure-auth',
            transportUkAuth: '/.netlify/functions/transport-uk-auth',
            staffAuth: '/.netlify/functions/staff-auth',
          }[gate],
          {
            method: 'POST',
            body: JSON.stringify({ action: 'login', password: backend().passwords[key] }),
            headers: { 'content-type': 'application/json' },
          },
        );
      expect(response.headers.get('set-cookie')).toMatch(new RegExp(`Max-Age=${lasts};.*HttpOnly; SameSite=Lax`));
    });
  });

  test.each(PROPOSAL_COPIES)('the %s proposal stays closed without a session', async (copy) => {
    const refusal = refusalOf(await backend().visitor().api.proposalContent({ copy }));
    expect(refusal).toMatchObject({ status: 401, message: 'Please enter the access password to read this proposal.' });
  });

  test('one password opens both copies for the authority, and not the operator’s', async () => {
    const { api } = backend().visitor();
    dataOf(await api.secureAuth({ action: 'login', password: backend().passwords.lcrca }));
    for (const copy of ['updated', 'original'] as const)
      expect(dataOf(await api.proposalContent({ copy }))).toMatchObject({ copy });
    expect(refusalOf(await api.proposalContent({ copy: 'operator' })).status).toBe(401);
  });

  test('the operator’s password opens the operator’s copy only', async () => {
    const { api } = backend().visitor();
    dataOf(await api.transportUkAuth({ action: 'login', password: backend().passwords.transportUk }));
    expect(dataOf(await api.proposalContent({ copy: 'operator' })).sections.length).toBeGreaterThan(0);
    expect(refusalOf(await api.proposalContent({ copy: 'updated' })).status).toBe(401);
  });

  test('a made-up session opens nothing', async () => {
    const response = await backend()
      .visitor()
      .send('/.netlify/functions/proposal-content?copy=updated', { headers: { cookie: 'session-lcrca=made-up' } });
    expect(response.status).toBe(401);
  });
}
