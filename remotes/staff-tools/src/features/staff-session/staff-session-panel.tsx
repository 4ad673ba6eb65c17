import { Banner, Button, Card, Heading, Stack, Text } from '@site/design-system';
import { SignInForm } from './sign-in-form.tsx';
import type { StaffSession } from './use-staff-session.ts';

export function StaffSessionPanel({ session }: { session: StaffSession }) {
  return (
    <Card as="section" aria-labelledby="staff-heading">
      <Stack gap={4}>
        <Heading level={2} size="sm" id="staff-heading">
          Staff Access
        </Heading>
        <Text as="output">{statusTexts[session.status]}</Text>
        {session.problem && (
          <Banner tone="danger" live="assertive">
            {session.problem}
          </Banner>
        )}
        {session.status === 'signedOut' && <SignInForm pending={session.pending} onSubmit={session.signIn} />}
        {session.status === 'signedIn' && (
          <Button variant="secondary" pending={session.pending} onClick={() => void session.signOut()}>
            Sign out
          </Button>
        )}
      </Stack>
    </Card>
  );
}

const statusTexts: Record<StaffSession['status'], string> = {
  unknown: 'Checking whether you are signed in…',
  signedIn: 'You are signed in as staff. Jobs can be synced and cleared.',
  signedOut: 'Syncing and clearing jobs needs the staff password. Everything else on this page works without it.',
};
