import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, OPENING_MS, type TestApi } from '@site/api/test-support';
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
    beforeEach(() => api.empty('remote_origins', 'fixed_versions', 'staff_actions'));

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

    test('may have a manifest of other tools, until they are added without', async () => {
      const url = 'https://cdn.example/payroll/mf-manifest.json';
      const withTitle = { ...payroll, manifest: { url, title: 'Payroll' } };
      await origins.add(withTitle);
      expect(await origins.list()).toEqual([withTitle]);
      await origins.add({ ...payroll, manifest: { url } });
      expect(await origins.list()).toEqual([{ ...payroll, manifest: { url } }]);
      await origins.add(payroll);
      expect(await origins.list()).toEqual([payroll]);
    });

    test('are fixed version by version, once and for all', async () => {
      const fixed = { entry: 'remoteEntry.js', files: { 'remoteEntry.js': 'sha256-a' } };
      await origins.versions.fix('payroll', '1.0.0-a', fixed);
      await origins.versions.fix('payroll', '1.0.0-a', { entry: 'other.js' });
      expect(await origins.versions.find('payroll', '1.0.0-a')).toEqual(fixed);
      expect(await origins.versions.find('payroll', '1.0.0-b')).toBeUndefined();
      expect(await origins.versions.find('wages', '1.0.0-a')).toBeUndefined();
    });

    test('are added by staff, which is recorded', async () => {
      await origins.add(payroll);
      expect(await api.services.db.selectFrom('staff_actions').selectAll().execute()).toMatchObject([
        { action: 'add-remote-origin', subject: 'payroll https://cdn.example/payroll', outcome: 'done' },
      ]);
    });
  });
}
