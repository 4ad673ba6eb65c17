import type { Services } from '@site/api';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';

/** The services with a database that fails every query in one way. */
export const brokenServices = (services: Services, failure: Error): Services => ({
  ...services,
  db: new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new FailingDriver(failure),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }),
});

class FailingDriver extends DummyDriver {
  readonly #failure: Error;

  constructor(failure: Error) {
    super();
    this.#failure = failure;
  }

  override acquireConnection(): Promise<never> {
    return Promise.reject(this.#failure);
  }
}
