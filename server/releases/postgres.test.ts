import { onPostgres } from '../../api/db/on-postgres.test-support.ts';
import { describeHealthWatch } from './gradual/health/health-watch.cases.ts';
import { describeRemoteHealth } from './gradual/health/health.cases.ts';
import { describeFigures } from './gradual/health/read-figures.cases.ts';
import { describeReleases } from './history/releases.cases.ts';
import { describeRemoteOrigins } from './history/remote-origins.cases.ts';
import { describeRemoteAccess } from './keys/remote-access.cases.ts';

await onPostgres((server) => {
  describeReleases('a Postgres server', server);
  describeRemoteAccess('a Postgres server', server);
  describeRemoteOrigins('a Postgres server', server);
  describeHealthWatch('a Postgres server', server);
  describeRemoteHealth('a Postgres server', server);
  describeFigures('a Postgres server', server);
});
