import { describeMailDesk } from '../mail/mail-desk.cases.ts';
import { describeMailer } from '../mail/mailer.cases.ts';
import { describeJobAlerts } from '../subscriptions/job-alerts.cases.ts';
import { describeNewsletters } from '../subscriptions/newsletter.cases.ts';
import { describeSubscriptions } from '../subscriptions/subscriptions.cases.ts';
import { onPostgres } from './on-postgres.test-support.ts';

await onPostgres((server) => {
  describeMailer('a Postgres server', server);
  describeMailDesk('a Postgres server', server);
  describeSubscriptions('a Postgres server', server);
  describeNewsletters('a Postgres server', server);
  describeJobAlerts('a Postgres server', server);
});
