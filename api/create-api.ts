import { NOTHING_HERE } from '@site/contract';
import { ApiProblem, unknownTable } from '@site/protocol';
import { handlers } from './endpoints/handlers.ts';
import type { Handler } from './handler.ts';
import { createDailyClosing } from './jobs/close-overdue.ts';
import { asOneRead, readJobsRevision } from './jobs/query-cache.ts';
import { clientAddress } from './limits/client-address.ts';
import { createReadinessCheck, type Readiness } from './readiness.ts';
import { withServices, type Around, type Services } from './services.ts';
import { remembered, within } from './waiting.ts';

const byPath = new Map<string, Handler>(Object.values(handlers).map((handler) => [handler.endpoint.path, handler]));

/** A page is rendered without knowing the revision rather than wait longer for it. */
const REVISION_WITHIN_MS = 1_000;
/** Changes made by this process's own calls are known at once, others' so much later. */
const REVISION_KEPT_MS = 100;
const TABLES = '/rest/v1/';

export interface Api {
  fetch(request: Request, around?: Around): Promise<Response>;
  /** Whether the database answers in good time, and takes writes. */
  readiness(): Promise<Readiness>;
  /** The jobs' revision, which changes whenever they do; undefined when the database does not say in good time. */
  dataRevision(): Promise<string | undefined>;
  /** Whose request it is, for limits. */
  addressOf(request: Pick<Request, 'headers'>): string;
}

/** All endpoints behind one `fetch`, working with the given services. Never rejects. */
export function createApi(services: Services): Api {
  const closeOnNewDay = createDailyClosing(services);
  const revision = remembered(
    () =>
      within(
        REVISION_WITHIN_MS,
        closeOnNewDay().then(() => readJobsRevision(services.db)),
        undefined,
      ),
    REVISION_KEPT_MS,
  );
  return {
    readiness: createReadinessCheck(services),
    dataRevision: revision.get,
    addressOf: (request) => clientAddress(request, services.config),
    async fetch(request, around) {
      const { pathname } = new URL(request.url);
      const answer = byPath.get(pathname);
      if (!answer)
        return (pathname.startsWith(TABLES) ? unknownTable(pathname) : new ApiProblem(404, NOTHING_HERE)).toResponse();
      await closeOnNewDay();
      const answering = (work: () => Promise<Response>) => withServices({ ...services, ...around }, work);
      if (request.method === 'POST') return answering(() => answer(request)).finally(revision.forget);
      return answering(() => asOneRead(() => answer(request)));
    },
  };
}
