import { createApi, type Services, syncJobs } from '@site/api';
import { createTestApi, findPostgres, startPostgres } from '@site/api/test-support';
import { compositionFixture, createMockApi, MOCK_CODE, MOCK_PASSWORD, mockState, resetMocks } from '@site/mocks';
import { generate } from 'otplib';
import type { RunningRemote } from '@site/contract';
import { readFigures } from '../../server/releases/gradual/health/read-figures.ts';
import { createVisitor, type Visitor } from './visitor.ts';

interface Passwords {
  lcrca: string;
  transportUk: string;
  staff: string;
}

/** An implementation of the contract, with jobs in it. */
export interface Backend {
  passwords: Passwords;
  visitor(): Visitor;
  /** Moves its clock on. */
  wait(ms: number): void;
  /** The token of the confirmation link in the newest mail to an address. */
  mailedToken(email: string): Promise<string>;
  /** The token of the link to an application, from its newest mail. */
  applicationToken(application: { reference: string; email: string }): Promise<string>;
  /** The token of the link that confirms an application's new address, from its newest mail. */
  emailToken(application: { reference: string; email: string }): Promise<string>;
  /** The token of the link in an invitation to the desk. */
  invitationToken(email: string): Promise<string>;
  /** What an authenticator app with this key shows. */
  codeOf(key: string): Promise<string>;
  close(): Promise<void>;
}

async function startMocks(): Promise<Backend> {
  resetMocks();
  const { fetch } = createMockApi();
  return {
    passwords: { lcrca: MOCK_PASSWORD, transportUk: MOCK_PASSWORD, staff: MOCK_PASSWORD },
    visitor: () => createVisitor(fetch),
    wait: (ms) => void (mockState.now = new Date(mockState.now.getTime() + ms)),
    mailedToken: async (email) =>
      `mock-confirm-${mockState.subscriptions.findLast((each) => each.email === email)?.number}`,
    applicationToken: async ({ reference }) => `mock-application-${reference}`,
    emailToken: async ({ reference }) => `mock-email-${reference}`,
    invitationToken: async () => 'mock-invitation',
    codeOf: async () => MOCK_CODE,
    close: async () => resetMocks(),
  };
}

async function startRealApi(server?: string): Promise<Backend> {
  const passwords: Passwords = { lcrca: 'quay-lantern', transportUk: 'viaduct-moss', staff: 'pallet-orchard' };
  const { services, setTime, close } = await createTestApi(
    {
      staffPasswordStays: true,
      passwords: { lcrcaProposal: passwords.lcrca, transportUkProposal: passwords.transportUk, staff: passwords.staff },
    },
    { server },
  );
  await syncJobs(services);
  const api = createApi(services);
  // As the server that composes the site calls it.
  const figures = (remotes: readonly RunningRemote[]) => readFigures(services, remotes);
  const host = { composition: async () => compositionFixture, figures };
  const fetch = (request: Request) => api.fetch(request, { host });
  return {
    passwords,
    visitor: () => createVisitor(fetch),
    wait: (ms) => setTime(new Date(services.clock().getTime() + ms)),
    mailedToken: (email) => newestToken(services, email, /\?confirm=(\S+)/),
    applicationToken: ({ email }) => newestToken(services, email, /\/applications\/(\S+)/),
    emailToken: ({ email }) => newestToken(services, email, /\/applications\/confirm\/(\S+)/),
    invitationToken: (email) => newestToken(services, email, /\/staff\/welcome\/(\S+)/),
    codeOf: (key) => generate({ secret: key, epoch: Math.floor(services.clock().getTime() / 1000) }),
    close,
  };
}

async function newestToken({ db }: Services, email: string, link: RegExp): Promise<string> {
  const mail = await db
    .selectFrom('mail_outbox')
    .select('text_body')
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return link.exec(mail?.text_body ?? '')?.[1] ?? '';
}

async function startRealApiOn(programs: string): Promise<Backend> {
  const postgres = await startPostgres(programs);
  const backend = await startRealApi(postgres.url);
  return { ...backend, close: () => backend.close().then(() => postgres.stop()) };
}

const programs = findPostgres();

/** The last one needs a machine with the programs that run a Postgres server. */
export const BACKENDS = [
  { name: 'the mocks', isMocked: true, start: startMocks },
  { name: 'the real API', isMocked: false, start: () => startRealApi() },
  ...(programs
    ? [{ name: 'the real API on a Postgres server', isMocked: false, start: () => startRealApiOn(programs) }]
    : []),
];
