import { useLoaderData } from 'react-router-dom';
import { Grid, Panel, Stack, Text } from '@site/design-system';
import { useSession } from '@site/remote-kit';
import { LatestActions } from '../../features/audit-log/latest-actions.tsx';
import { CategoryList } from '../../features/database/category-list.tsx';
import { ConnectionStatus } from '../../features/database/connection-status.tsx';
import { JobList } from '../../features/database/job-list.tsx';
import { NextSteps } from '../../features/database/next-steps.tsx';
import { SyncPanel } from '../../features/database/sync-panel.tsx';
import { TestActions } from '../../features/database/test-actions.tsx';
import { TestingModeNote } from '../../features/database/testing-mode-note.tsx';
import { useDatabaseActions } from '../../features/database/use-database-actions.ts';
import { useLiveStatus } from '../../features/database/use-live-status.ts';
import { DeskFrame } from '../../features/desk/desk-frame.tsx';
import { OutOfDate } from '../../features/desk/out-of-date.tsx';
import { useHasAccounts } from '../../features/staff-session/has-accounts.ts';
import { staffAccess } from '../../features/staff-session/staff-access.ts';
import { StaffSessionPanel } from '../../features/staff-session/staff-session-panel.tsx';
import type { DatabaseTestData } from './loader.ts';
import styles from './page.module.css';

const sessionTexts = {
  'signed-in': 'You are signed in as staff. Jobs can be synced and cleared.',
  'signed-out': 'You need the staff password to sync or clear jobs. Everything else on this page works without it.',
};

export function DatabaseTestPage() {
  const { categories, jobs, syncStatus, audit, hasAccounts: loadedAccounts } = useLoaderData<DatabaseTestData>();
  const session = useSession(staffAccess, { isKnown: audit !== undefined });
  const isStaff = session.status === 'signed-in';
  const hasAccounts = useHasAccounts(loadedAccounts, { isSignedIn: isStaff });
  const actions = useDatabaseActions(session, { hasAccounts });
  const { status, isStale } = useLiveStatus(syncStatus);

  return (
    <DeskFrame
      title="Supabase Database Test"
      lead="Internal page: checks the database connection and the job sync."
      session={session}
    >
      <ConnectionStatus categories={categories} jobs={jobs} checking={actions.reading === 'retest'} />
      {isStale && <OutOfDate />}
      <div className={styles.columns}>
        <Panel title="Test actions" className={isStaff ? styles.whole : undefined}>
          <TestActions actions={actions} />
          <TestingModeNote mode={status.ok ? status.data.data.mode : null} />
          {isStaff && <Text as="output">{sessionTexts['signed-in']}</Text>}
        </Panel>
        {(!isStaff || session.signOut.state.failure) && (
          <StaffSessionPanel session={session} texts={sessionTexts} hasAccounts={hasAccounts} />
        )}
      </div>
      <div className={styles.columns}>
        <Grid min="sm" gap={6} className={styles.rail}>
          <SyncPanel status={status} />
          <CategoryList categories={categories} />
        </Grid>
        <Stack gap={6} className={styles.main}>
          <JobList jobs={jobs} />
          <LatestActions isStaff={isStaff} loaded={audit} onEnded={session.end} />
        </Stack>
      </div>
      <NextSteps />
    </DeskFrame>
  );
}
