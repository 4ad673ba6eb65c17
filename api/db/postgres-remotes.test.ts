import { describeHealthWatch } from '../remotes/health-watch.cases.ts';
import { describeRemoteHealth } from '../remotes/health.cases.ts';
import { describeFigures } from '../remotes/read-figures.cases.ts';
import { describeReleases } from '../remotes/releases.cases.ts';
import { describeRemoteAccess } from '../remotes/remote-access.cases.ts';
import { describeRemoteOrigins } from '../remotes/remote-origins.cases.ts';
import { onPostgres } from './on-postgres.test-support.ts';

await onPostgres((server) => {
  describeReleases('a Postgres server', server);
  describeRemoteAccess('a Postgres server', server);
  describeRemoteOrigins('a Postgres server', server);
  describeHealthWatch('a Postgres server', server);
  describeRemoteHealth('a Postgres server', server);
  describeFigures('a Postgres server', server);
});
