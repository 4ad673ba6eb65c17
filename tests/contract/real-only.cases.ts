import { describe, expect, test, vi } from 'vitest';
import type { EndpointName } from '@site/contract';
import { LIMITS, type LimitName } from '@site/protocol';
import { handlers } from '../../api/endpoints/handlers.ts';
import type { Backend } from './backends.ts';
import { dataOf, listJobs, refusalOf, staffOf } from './calls.ts';
import { attempt as attemptAt } from './endpoint-calls.ts';
import type { Visitor } from './visitor.ts';

const LIMITED = (Object.keys(handlers) as EndpointName[]).flatMap((name) => {
  const { limits } = handlers[name].policy;
  return Array.isArray(limits) ? [[name, limits[0] as LimitName] as const] : [];
});

/**
 * What the real API does and the mocks leave out, each with what shows testers the same. Besides these, sessions of the
 * mocks do not end by themselves, a form's key never expires, each look at a job counts as a view, and where nothing is
 * found, no greater distance is offered: `api/access`, `api/forms`, `api/endpoints/jobs/job-viewed` and `api/jobs/list`
 * test these.
 */
export function realOnlyCases(backend: () => Backend): void {
  describe('limits, which testers see in the state “429”', () => {
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
  });

  describe('passwords that grow old, which testers see in the state “password-needed”', () => {
    test('clearing asks for the password again when it was entered more than five minutes ago; a sync does not', async () => {
      const staff = await staffOf(backend());
      const { total } = (await listJobs(staff)).pagination;
      backend().wait(5 * 60_000 + 1);
      expect(refusalOf(await staff.api.clearJobs({}))).toMatchObject({
        status: 403,
        message: 'Please enter the staff password again to clear the jobs.',
        details: { passwordNeeded: true },
      });
      expect((await listJobs(staff)).pagination.total).toBe(total);
      dataOf(await staff.api.triggerSync({}));

      dataOf(await staff.api.staffAuth({ action: 'login', password: backend().passwords.staff }));
      expect(dataOf(await staff.api.clearJobs({})).jobsCleared).toBe(total);
      dataOf(await staff.api.triggerSync({}));
    });
  });

  describe('corrections of any word, which testers see for those of the mocks’ sample', () => {
    const list = (query: Parameters<typeof listJobs>[1]) => listJobs(backend().visitor(), query);

    test('wider searches are counted with typing errors corrected, as the visitor would find them', async () => {
      const { alternatives } = await list({ search: 'wharehouse', category: 'Warehouse', licence: 'D1' });
      const meant = await list({ search: 'warehouse', category: 'Warehouse' });
      expect(alternatives?.find(({ drop }) => drop === 'licence')?.total).toBe(meant.pagination.total);
    });

    test('suggested searches are found despite a typing error', async () => {
      expect(
        dataOf(await backend().visitor().api.suggestSearches({ text: 'forklfit' })).searches.some(({ text }) =>
          /forklift/i.test(text),
        ),
      ).toBe(true);
    });
  });

  describe('searches that find nothing, of which testers see a sample', () => {
    const NOTHING = { search: 'Tram Conductor', near: 'Lerwick' } as const;
    const listed = async (staff: Visitor, text: string) =>
      dataOf(await staff.api.emptySearches({ text, days: '7' })).rows.map(({ description, near, searches }) => [
        description,
        near,
        searches,
      ]);

    test('are counted for staff, who do not count themselves', async () => {
      const visitor = backend().visitor();
      const staff = await staffOf(backend());
      for (const page of [1, 1, 2]) await listJobs(visitor, { ...NOTHING, facets: '1', page });
      await listJobs(visitor, NOTHING);
      await listJobs(staff, { ...NOTHING, facets: '1' });
      await vi.waitFor(async () =>
        expect(await listed(staff, 'conductor')).toEqual([['“tram conductor” jobs in or near lerwick', 'lerwick', 2]]),
      );
      expect(await listed(staff, 'driver who flies')).toEqual([]);
    });

    test('are only counted when they hold an email address', async () => {
      const visitor = backend().visitor();
      const staff = await staffOf(backend());
      const { unlisted } = dataOf(await staff.api.emptySearches({}));
      await listJobs(visitor, { search: 'noor@example.org', facets: '1' });
      await vi.waitFor(async () => expect(dataOf(await staff.api.emptySearches({})).unlisted).toBe(unlisted + 1));
      expect(await listed(staff, 'noor')).toEqual([]);
    });
  });
}
