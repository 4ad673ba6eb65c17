import { APPLICATION_STATUSES } from '@site/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { advert, testFeed } from '../feeds/adverts.test-support.ts';
import { syncJobs } from '../jobs/sync/sync.ts';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '../test-support.ts';
import { countDue } from './overdue.ts';
import { ownApplication } from './own-application.ts';
import { addSampleApplications } from './sample-applications.ts';

let api: TestApi;
beforeAll(async () => {
  const adverts = Array.from({ length: 12 }, (_each, index) => advert(index + 1));
  api = await createTestApi({}, { feed: testFeed(...adverts) });
  await syncJobs(api.services);
}, OPENING_MS);
afterAll(() => api.close());

test('there is one of each kind in every status, and one that is overdue, each with a link that opens it; once', async () => {
  const added = await addSampleApplications(api.services);
  const statuses = await Promise.all(
    added.map(async ({ link }) => {
      const { kind, status } = await ownApplication(api.services, link.split('/').at(-1)!);
      return `${kind} ${status}`;
    }),
  );
  const every = Object.entries(APPLICATION_STATUSES).flatMap(([kind, each]) =>
    each.map((status) => `${kind} ${status}`),
  );
  expect(statuses.toSorted()).toEqual([...every, 'application received'].toSorted());
  expect(await countDue(api.services.db, TEST_NOW)).toMatchObject({ overdue: 1 });
  expect(await addSampleApplications(api.services)).toEqual([]);
});

test('a server whose mails leave the machine refuses them', async () => {
  const { services } = api.restarted({ smtpUrl: 'smtp://127.0.0.1:2525' });
  await expect(addSampleApplications(services)).rejects.toThrow('only for a server without SMTP_URL');
});
