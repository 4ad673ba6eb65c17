import { AsyncLocalStorage } from 'node:async_hooks';
import { createMockApi, setClock, type MockSettings } from '@site/mocks';

interface Visit {
  settings: MockSettings;
  /** Whether the request in flight is for a page, or a file like one, that the server makes. */
  isPage: boolean;
}

const visits = new AsyncLocalStorage<Visit>();

/** The result of work for a visitor: until it is done, these settings apply to it, and the clock is the visitor's. */
export function during<Result>(visit: Visit, work: () => Result): Result {
  // Every time, for tests with a clock of their own.
  setClock(() => visits.getStore()?.settings.clockAhead ?? 0);
  return visits.run(visit, work);
}

/** The mocked API, which also knows for whom the server makes a page. */
export const mockedApi = () =>
  createMockApi({
    pageSettings() {
      const visit = visits.getStore();
      return visit?.isPage ? visit.settings : undefined;
    },
  });
