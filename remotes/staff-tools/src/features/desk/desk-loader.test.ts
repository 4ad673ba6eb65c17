import { staffEndpoints } from '@site/contract';
import type { LoaderArgs } from '@site/remote-kit';
import { expect, test, vi } from 'vitest';
import { deskLoader } from './desk-loader.ts';

const { auditLog } = staffEndpoints;

test('what is not understood of the address is left out of the call, and named', async () => {
  const call = vi.fn().mockResolvedValue({ ok: false, error: { kind: 'network' } });
  const request = new Request('https://site.example/staff/audit?page=lots&action=');
  const data = await deskLoader(auditLog)({ api: { call }, request, params: {} } as unknown as LoaderArgs);
  expect(data).toMatchObject({ query: {}, unread: { page: 'lots' } });
  expect(data.query).toEqual({});
  expect(call).toHaveBeenCalledWith(auditLog, {}, expect.anything());
});
