import { expect, test } from 'vitest';
import type { Backend } from './backends.ts';
import { dataOf, listJobs, NEW_ACCESS, refusalOf, staffOf } from './calls.ts';

export function staffCases(backend: () => Backend): void {
  test.each(['triggerSync', 'clearJobs'] as const)(
    '%s asks for a staff sign-in, and does nothing without one',
    async (name) => {
      const visitor = backend().visitor();
      const before = dataOf(await visitor.api.syncStatus({}));
      expect(refusalOf(await visitor.api[name]({}))).toMatchObject({
        status: 401,
        message: 'Please sign in as staff to do this.',
      });
      expect(dataOf(await visitor.api.syncStatus({}))).toEqual(before);
    },
  );

  test('a session for a proposal is not a staff session', async () => {
    const { api } = backend().visitor();
    dataOf(await api.secureAuth({ action: 'login', password: backend().passwords.lcrca }));
    expect(refusalOf(await api.clearJobs({})).status).toBe(401);
  });

  test('clearing empties the job board, and a sync fills it again', async () => {
    const staff = await staffOf(backend());
    const { total } = (await listJobs(staff)).pagination;

    expect(dataOf(await staff.api.clearJobs({})).jobsCleared).toBe(total);
    expect((await listJobs(staff)).pagination.total).toBe(0);
    expect(dataOf(await staff.tables.jobs({}))).toEqual([]);

    const { data: run } = dataOf(await staff.api.triggerSync({}));
    expect(run).toMatchObject({ status: 'completed', jobsAdded: total, errorMessage: null });
    expect((await listJobs(staff)).pagination.total).toBe(total);
  });

  test('a sync of what is already there changes nothing', async () => {
    const staff = await staffOf(backend());
    const before = await listJobs(staff, { limit: 100 });
    expect(dataOf(await staff.api.triggerSync({})).data).toMatchObject({ jobsAdded: 0, jobsUpdated: 0, jobsClosed: 0 });
    expect(await listJobs(staff, { limit: 100 })).toEqual(before);
  });

  test('a sync that staff start is the first in the list of syncs, with its figures and what it rejected', async () => {
    const staff = await staffOf(backend());
    const run = dataOf(await staff.api.triggerSync({})).data;
    const { rows, running } = dataOf(await staff.api.syncs({}));
    const [newest] = rows;
    expect(newest).toMatchObject({ ...run, triggeredBy: 'staff', advertsRead: run?.jobsProcessed });
    expect(running).toBeNull();
    expect(dataOf(await staff.api.syncDetails({ id: String(newest?.id) }))).toEqual({
      sync: newest,
      rejected: [],
      findings: expect.any(Array) as unknown[],
    });
  });

  test('the list of syncs can be narrowed by status and to those with rejected adverts, page by page', async () => {
    const staff = await staffOf(backend());
    const all = dataOf(await staff.api.syncs({}));
    const ids = all.rows.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    const completed = dataOf(await staff.api.syncs({ status: 'completed' }));
    expect(new Set(completed.rows.map(({ status }) => status))).toEqual(new Set(['completed']));
    const rejecting = dataOf(await staff.api.syncs({ rejected: 'some' }));
    expect(rejecting.rows.filter(({ jobsFailed }) => jobsFailed === 0)).toEqual([]);
    const beyond = dataOf(await staff.api.syncs({ page: all.pagination.totalPages + 1 }));
    expect(beyond.rows).toEqual([]);
    expect(beyond.pagination).toEqual(all.pagination);
  });

  test('there is no page for a sync that never was', async () => {
    const staff = await staffOf(backend());
    expect(refusalOf(await staff.api.syncDetails({ id: '999999' }))).toMatchObject({
      status: 404,
      message: 'There is no such sync. Syncs are kept for 90 days.',
    });
  });

  test('the status and the database test agree with the job board', async () => {
    const visitor = backend().visitor();
    const { total } = (await listJobs(visitor)).pagination;
    const { data } = dataOf(await visitor.api.syncStatus({}));
    expect(data.totalActiveJobs).toBe(total);
    expect(data).toMatchObject({ latestSync: { status: 'completed' }, mode: 'production' });
    expect(Date.parse(data.lastSuccessfulSync?.completedAt ?? '')).not.toBeNaN();
    const proof = dataOf(await visitor.api.testDatabase({}));
    expect(proof).toMatchObject({ totalActiveJobs: total, activeCategories: 7 });
    expect(proof.database).toContain('PostgreSQL');
  });

  test('staff give a person access and revoke it; both are in the audit log, without the person', async () => {
    const { api } = await staffOf(backend());
    const { id, link, password } = dataOf(await api.addProposalAccess(NEW_ACCESS));
    expect(link).toContain(`/lcrca-proposal?invite=${id}`);
    const given = async () => dataOf(await api.proposalAccess({})).grants.find((grant) => grant.id === id);
    expect(await given()).toMatchObject({
      person: NEW_ACCESS.person,
      endsAt: '2100-01-01T00:00:00.000Z',
      revokedAt: null,
    });
    expect(JSON.stringify(await given())).not.toContain(password);

    dataOf(await api.revokeProposalAccess({ id }));
    expect((await given())?.revokedAt).not.toBeNull();
    dataOf(await api.revokeProposalAccess({ id }));
    expect(refusalOf(await api.revokeProposalAccess({ id: 'nosuchlink' })).status).toBe(404);
    const { rows } = dataOf(await api.auditLog({}));
    expect(
      rows.slice(0, 4).map(({ action, subject, outcome, rows: changed }) => [action, subject, outcome, changed]),
    ).toEqual([
      ['revoke-proposal-access', 'nosuchlink', 'refused', null],
      ['revoke-proposal-access', id, 'done', 0],
      ['revoke-proposal-access', id, 'done', 1],
      ['add-proposal-access', 'lcrca', 'done', 1],
    ]);
    expect(JSON.stringify(rows)).not.toContain(NEW_ACCESS.person);
  });

  test('access cannot be given for days that are over', async () => {
    const { api } = await staffOf(backend());
    const refusal = refusalOf(await api.addProposalAccess({ ...NEW_ACCESS, lastDay: '2020-01-01' }));
    expect(refusal).toMatchObject({ status: 400, fields: { lastDay: 'Please choose today or a day to come' } });
  });

  test('the access log shows refused logins, narrowed down by filters', async () => {
    const visitor = backend().visitor();
    await visitor.api.secureAuth({ action: 'login', password: 'wrong' });
    const { api } = await staffOf(backend());
    const unknown = dataOf(await api.accessLog({ reader: 'unknown', event: 'login-refused' })).rows;
    expect(unknown.length).toBeGreaterThan(0);
    expect(unknown.every(({ person, event }) => person === null && event === 'login-refused')).toBe(true);
    expect(dataOf(await api.accessLog({ reader: 'unknown', event: 'view' })).rows).toEqual([]);
  });
}
