import { NewConnections } from '../http/new-connections.ts';
import { watchEventLoop, type EventLoopWatch } from '../http/event-loop.ts';
import { createBodyReader, type WithBody } from '../http/large-bodies.ts';
import { createReadCounter, type CountRead } from '../http/rejection.ts';
import { createWorkQueue, type WorkQueue } from '../http/work-queue.ts';

/** What reaches the server, and how much of it is taken on. */
export interface Traffic {
  newConnections: NewConnections;
  eventLoop: EventLoopWatch;
  countRead: CountRead;
  withBody: WithBody;
  pages: WorkQueue;
  calls: WorkQueue;
  /** Whether the server takes no new visitors, because it is about to stop. */
  isStopping: boolean;
}

/** How long a page that is to be rendered gives way to newcomers. */
const NEWCOMERS_FIRST_MS = 500;
/** Pages take the processor, so more at once are no faster; a full queue is about a second's work. */
const PAGES = { atOnce: 4, waiting: 32, perVisitor: 12 };
/** Calls mostly wait for the database. */
const CALLS = { atOnce: 16, waiting: 64, perVisitor: 24 };
/** Each has up to 7 MB in memory from its first byte until it is answered. */
const LARGE_BODIES = { atOnce: 8, waiting: 8, perVisitor: 3 };

export function watchTraffic(): Traffic {
  const newConnections = new NewConnections();
  const eventLoop = watchEventLoop();
  const { isLate } = eventLoop;
  // A page takes longer to render than hundreds of connections to accept.
  const ready = () => newConnections.settled(NEWCOMERS_FIRST_MS);
  return {
    newConnections,
    eventLoop,
    countRead: createReadCounter(),
    withBody: createBodyReader(createWorkQueue(LARGE_BODIES)),
    pages: createWorkQueue({ ...PAGES, isLate, ready }),
    calls: createWorkQueue({ ...CALLS, isLate }),
    isStopping: false,
  };
}
