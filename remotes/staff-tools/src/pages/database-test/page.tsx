import { useLoaderData } from 'react-router-dom';
import { Grid, Heading, Section, Stack, Text } from '@site/design-system';
import { useSession } from '@site/remote-kit';
import { CategoryList } from '../../features/database/category-list.tsx';
import { ConnectionStatus } from '../../features/database/connection-status.tsx';
import { JobList } from '../../features/database/job-list.tsx';
import { SyncPanel } from '../../features/database/sync-panel.tsx';
import { TestActions } from '../../features/database/test-actions.tsx';
import { NextSteps, TestingModeNote } from '../../features/database/testing-notes.tsx';
import { useDatabaseActions } from '../../features/database/use-database-actions.ts';
import { staffAccess } from '../../features/staff-session/staff-access.ts';
import { StaffSessionPanel } from '../../features/staff-session/staff-session-panel.tsx';
import type { DatabaseTestData } from './loader.ts';

const sessionTexts = {
  'signed-in': 'You are signed in as staff. Jobs can be synced and cleared.',
  'signed-out': 'You need the staff password to sync or clear jobs. Everything else on this page works without it.',
};

export function DatabaseTestPage() {
  const { categories, jobs, syncStatus, isSignedIn } = useLoaderData<DatabaseTestData>();
  const session = useSession(staffAccess, { isKnown: isSignedIn });
  const actions = useDatabaseActions(session);

  return (
    <Section spacing="md">
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>Supabase Database Test</Heading>
          <Text tone="muted">Internal page: checks the database connection and the job sync.</Text>
        </Stack>
        <ConnectionStatus categories={categories} jobs={jobs} checking={actions.running === 'retest'} />
        <TestActions actions={actions} />
        <TestingModeNote />
        <Grid min="md" gap={5}>
          <StaffSessionPanel session={session} texts={sessionTexts} />
          <SyncPanel status={syncStatus} />
        </Grid>
        <CategoryList categories={categories} />
        <JobList jobs={jobs} />
        <NextSteps />
      </Stack>
    </Section>
  );
}
