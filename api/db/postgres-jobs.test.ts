import { describeFunctions } from '../endpoints/handlers.cases.ts';
import { describeQueryCache } from '../jobs/query-cache.cases.ts';
import { describeQueries } from '../jobs/search/queries.cases.ts';
import { describeSyncProgress } from '../jobs/sync/progress.cases.ts';
import { describeSync } from '../jobs/sync/sync.cases.ts';
import { onPostgres } from './on-postgres.test-support.ts';

await onPostgres((server) => {
  describeFunctions('a Postgres server', server);
  describeQueries('a Postgres server', server);
  describeQueryCache('a Postgres server', server);
  describeSync('a Postgres server', server);
  describeSyncProgress('a Postgres server', server);
});
