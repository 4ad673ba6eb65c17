import { Breadcrumb, Container, Heading, Stack, Text } from '@site/design-system';
import { jobListHref } from '@site/remote-kit/links/job-board.ts';
import { SavedAndViewed } from '../../features/saved/saved-and-viewed.tsx';
import styles from './page.module.css';

export function SavedJobsPage() {
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <Breadcrumb
          items={[{ label: 'Home', href: '/' }, { label: 'Jobs', href: jobListHref }, { label: 'Saved and applied' }]}
        />
        <Stack gap={2}>
          <Heading level={1}>Saved and applied</Heading>
          <Text muted>
            Kept on this device only: nobody else sees this list, and clearing your browser’s data for this site removes
            it. A job may have changed or closed since; its page says so.
          </Text>
        </Stack>
        <SavedAndViewed />
      </Stack>
    </Container>
  );
}
