import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, OPENING_MS, type TestApi } from '../test-support.ts';
import { createRemoteOrigins, type RemoteAtOrigin, type RemoteOrigins } from './remote-origins.ts';

/** What the remotes at origins promise, on the given Postgres server or in memory. */
export function describeRemoteOrigins(database: string, server?: string): void {
  describe(`remotes at origins, on ${database}`, () => {
    let api: TestApi;
    let origins: RemoteOrigins;
    beforeAll(async () => {
      api = await createTestApi({}, { server });
      origins = createRemoteOrigins(api.services);
    }, OPENING_MS);
    afterAll(() => api.close());
    beforeEach(() => api.empty('remote_origins', 'staff_actions'));

    const payroll: RemoteAtOrigin = {
      remote: 'payroll',
      origin: 'https://cdn.example/payroll',
      paths: ['/payroll/*', '/payslips'],
      budget: { js: 60_000 },
    };

    test('are listed by name, with their paths and their budgets', async () => {
      const depots = { ...payroll, remote: 'depots', paths: ['/depots'] };
      await origins.add(payroll);
      await origins.add(depots);
      expect(await origins.list()).toEqual([depots, payroll]);
    });

    test('move when they are added again', async () => {
      await origins.add(payroll);
      const moved = { remote: 'payroll', origin: 'https://new.example', paths: ['/payroll'], budget: { js: 1_000 } };
      await origins.add(moved);
      expect(await origins.list()).toEqual([moved]);
    });

    test('are added by staff, which is recorded', async () => {
      await origins.add(payroll);
      expect(await api.services.db.selectFrom('staff_actions').selectAll().execute()).toMatchObject([
        { action: 'add-remote-origin', subject: 'payroll https://cdn.example/payroll', outcome: 'done' },
      ]);
    });
  });
}
