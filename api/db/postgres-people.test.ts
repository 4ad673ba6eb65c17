import { describeAccess } from '../access/access.cases.ts';
import { describeGrants } from '../access/grants.cases.ts';
import { describeApplications } from '../applications/applications.cases.ts';
import { describeInterviews } from '../applications/interviews/interviews.cases.ts';
import { describeRequests } from '../applications/requests.cases.ts';
import { describeApplicationsWithFiles } from '../forms/cv/applications-with-files.cases.ts';
import { describeForms } from '../forms/forms.cases.ts';
import { describePrivacy } from '../privacy/privacy.cases.ts';
import { describeStaffSubmissions } from '../staff/submissions/submissions.cases.ts';
import { describeMailboxes } from './mailboxes.cases.ts';
import { onPostgres } from './on-postgres.test-support.ts';

await onPostgres((server) => {
  describeMailboxes('a Postgres server', server);
  describeAccess('a Postgres server', server);
  describeGrants('a Postgres server', server);
  describeForms('a Postgres server', server);
  describeApplicationsWithFiles('a Postgres server', server);
  describeApplications('a Postgres server', server);
  describeInterviews('a Postgres server', server);
  describeRequests('a Postgres server', server);
  describePrivacy('a Postgres server', server);
  describeStaffSubmissions('a Postgres server', server);
});
