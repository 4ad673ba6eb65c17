import { AsyncLocalStorage } from 'node:async_hooks';
import type { Composition, EndpointName, ErrorName, RunningRemote, VersionFigures } from '@site/contract';
import type { Kysely, Logger } from 'kysely';
import { hashPassword, type HashPassword } from './access/password-hash.ts';
import { loadConfig, type Config } from './config.ts';
import { makePrivate } from './data-folder.ts';
import { openDatabase } from './db/open.ts';
import type { OpenDatabase } from './db/open-database.ts';
import type { Database } from './db/schema.ts';
import { createFeed } from './feeds/create-feed.ts';
import type { JobFeed } from './feeds/feed.ts';
import { failInterruptedRuns } from './jobs/sync/sync-run.ts';
import { createLog, type Log } from './log.ts';
import { releaseClaims } from './mail/outbox.ts';

/** Everything that functions depend on. */
export interface Services extends Around {
  readonly db: Kysely<Database>;
  readonly config: Config;
  /** Where jobs come from. */
  readonly feed: JobFeed;
  readonly clock: () => Date;
  readonly log: Log;
  readonly hashPassword: HashPassword;
  /** Does the site's own work, which somebody may follow; it has the work's result. */
  readonly follow: Follow;
  /** See `OpenDatabase`. */
  readonly dump?: OpenDatabase['dump'];
  /** Closes the database connection. Nothing works afterwards. */
  close(): Promise<void>;
}

/** What the site does by itself: a sync, a mail. Nothing of it says whom it is about. */
interface OwnWork {
  name: string;
  facts: Readonly<Record<string, string | number>>;
}

export type Follow = <Result>(work: OwnWork, run: () => Promise<Result>) => Promise<Result>;

/** What a call comes with. */
export interface Around {
  /** Missing where the API runs without the site. */
  readonly host?: Host;
  /**
   * Takes note of a fault of ours and returns its number, for the caller to quote. Missing for calls that a page makes
   * on the server: a page that fails has a number of its own.
   */
  readonly numberFault?: (fault: CallFault) => string;
}

/** What may be known of a fault: nothing that the caller sent, and no message. */
export interface CallFault {
  endpoint: EndpointName;
  error: ErrorName;
}

/** The server around the API, which alone knows the remotes. */
export interface Host {
  /** What the site is composed of. */
  composition(): Promise<Composition>;
  /** How visitors fare with the versions of these remotes. */
  figures(remotes: readonly RunningRemote[]): Promise<VersionFigures[]>;
}

/** Replacements for the defaults. */
export interface ServiceOptions extends Partial<Pick<Services, 'clock' | 'log' | 'feed' | 'hashPassword'>> {
  /** An open database, instead of the configured one. */
  database?: OpenDatabase;
  /** Called after each statement; without it, nobody times them. */
  onQuery?: Logger | undefined;
  /** Without it, nobody follows what the site does by itself. */
  follow?: Follow | undefined;
}

/**
 * Opens the database and brings its schema up to date.
 * @throws DataFolderError, DatabaseUnreachableError with a message for the person who starts the server
 */
export async function createServices(config: Config, options: ServiceOptions = {}): Promise<Services> {
  const { clock = () => new Date(), log = createLog(), feed = createFeed(config), database, onQuery } = options;
  const hash = options.hashPassword ?? hashPassword;
  const follow: Follow = options.follow ?? ((_work, run) => run());
  const { db, exclusive, dump, close } = database ?? (await openDatabase(config, log, onQuery));
  makePrivate(config.dataDir, log);
  if (exclusive) {
    await failInterruptedRuns(db, clock());
    await releaseClaims(db, clock());
  }
  return { db, config, feed, clock, log, hashPassword: hash, follow, ...(dump && { dump }), close };
}

const scope = new AsyncLocalStorage<Services>();
let fromEnvironment: Promise<Services> | undefined;

/** Runs `work`; every function called inside it uses these services. */
export const withServices = <Result>(services: Services, work: () => Result): Result => scope.run(services, work);

/**
 * The services of the surrounding `withServices`; without one (on a serverless host), a shared set made from the
 * environment.
 */
export async function currentServices(): Promise<Services> {
  const services = scope.getStore();
  if (services) return services;
  fromEnvironment ??= createServices(loadConfig()).catch((error: unknown) => {
    fromEnvironment = undefined;
    throw error;
  });
  return fromEnvironment;
}
