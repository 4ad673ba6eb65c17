import { Grid } from '@site/design-system';
import {
  ACCESS_ENDING_DAYS,
  EMPTY_SEARCH_DAYS,
  POLICY_REPORT_DAYS,
  SUBMISSION_KINDS,
  type DeskSummary,
} from '@site/contract';
import { UtcDay, UtcTime } from '../database/utc-time.tsx';
import { KIND_NAMES } from '../submissions/names.ts';
import { Figure } from './figure.tsx';
import {
  accessFinding,
  answerFinding,
  mailFinding,
  policyFinding,
  remoteFinding,
  searchFinding,
  submissionFinding,
  syncFinding,
} from './findings.ts';
import { SummaryCard } from './summary-card.tsx';

const DUE = [
  ['Overdue', 'overdue'],
  ['Due today', 'today'],
  ['Due tomorrow', 'tomorrow'],
] as const;

/** What waits for staff, and whether the site runs as it should: a card for each subject. */
export function SummaryCards({ summary }: { summary: DeskSummary }) {
  const { submissions, answers, mail, sync, emptySearches, endingAccess, remotes, policyReports } = summary;
  const { latest } = sync;
  return (
    <Grid min="md" gap={4}>
      <SummaryCard
        title="Submissions"
        href="/staff/submissions"
        finding={submissionFinding(submissions)}
        facts={SUBMISSION_KINDS.map((kind) => ({
          term: `${KIND_NAMES[kind]}s`,
          description: <Figure value={submissions[kind]} href={`/staff/submissions?kind=${kind}&status=new`} />,
        }))}
      />
      <SummaryCard
        title="Promised answers"
        href="/staff/submissions?due=waiting"
        finding={answerFinding(answers)}
        facts={[
          ...DUE.map(([term, due]) => ({
            term,
            description: <Figure value={answers[due]} href={`/staff/submissions?due=${due}`} />,
          })),
          { term: 'Job has closed', description: <Figure value={answers.jobClosed} href="/staff/answers" /> },
        ]}
      />
      <SummaryCard
        title="Mail"
        href="/staff/mail"
        finding={mailFinding(mail)}
        facts={[
          { term: 'Failed', description: <Figure value={mail.failed} href={`/staff/mail?status=failed`} /> },
          { term: 'Waiting to be sent', description: <Figure value={mail.waiting} href="/staff/mail" /> },
        ]}
      />
      <SummaryCard
        title="Syncs"
        href="/staff/syncs"
        finding={syncFinding(sync)}
        facts={[
          { term: 'Latest', description: latest ? <UtcTime value={latest.startedAt} /> : 'None yet' },
          {
            term: 'Latest that succeeded',
            description: sync.lastSuccessAt === null ? 'None yet' : <UtcTime value={sync.lastSuccessAt} />,
          },
          ...(latest
            ? [
                { term: 'Added / updated', description: figures(latest.jobsAdded, latest.jobsUpdated) },
                { term: 'Closed / rejected', description: figures(latest.jobsClosed, latest.jobsFailed) },
              ]
            : []),
          { term: 'Open jobs', description: sync.openJobs.toLocaleString('en-GB') },
        ]}
      />
      <SummaryCard
        title="Searches"
        href="/staff/searches"
        finding={searchFinding(emptySearches)}
        facts={[
          {
            term: `Found nothing in ${EMPTY_SEARCH_DAYS} days`,
            description: <Figure value={emptySearches} href={`/staff/searches?days=${EMPTY_SEARCH_DAYS}`} />,
          },
        ]}
      />
      <SummaryCard
        title="Proposal access"
        href="/staff/proposal-access"
        finding={accessFinding(endingAccess)}
        facts={[
          { term: `People whose access ends in ${ACCESS_ENDING_DAYS} days`, description: endingAccess.people },
          ...(endingAccess.nextEndsAt === null
            ? []
            : [{ term: 'The first on', description: <UtcDay value={endingAccess.nextEndsAt} /> }]),
        ]}
      />
      <SummaryCard
        title="Remotes"
        href="/staff/remotes"
        finding={remoteFinding(remotes)}
        facts={
          remotes === null
            ? [{ term: 'The API runs without the site', description: '' }]
            : [
                { term: 'Running', description: remotes.running },
                {
                  term: 'Newest build refused',
                  description: <Figure value={remotes.earlier} href={`/staff/remotes?status=earlier`} />,
                },
                {
                  term: 'Without a build',
                  description: <Figure value={remotes.missing} href={`/staff/remotes?status=missing`} />,
                },
              ]
        }
      />
      <PolicyCard reports={policyReports} />
    </Grid>
  );
}

const PolicyCard = ({ reports }: { reports: number }) => (
  <SummaryCard
    title="Blocked in browsers"
    href="/staff/remotes"
    finding={policyFinding(reports)}
    facts={[
      {
        term: `Against the site’s policy in ${POLICY_REPORT_DAYS} days`,
        description: reports.toLocaleString('en-GB'),
      },
    ]}
  />
);

const figures = (...values: readonly number[]) => values.map((value) => value.toLocaleString('en-GB')).join(' / ');
