import { Banner, Card, Heading, Stack, Text } from '@site/design-system';
import { ButtonForm, SignInForm, type Session } from '@site/remote-kit';

export function StaffSessionPanel({ session }: { session: Session }) {
  const { status, note, signOut } = session;
  return (
    <Card as="section" aria-labelledby="staff-heading">
      <Stack gap={4}>
        <Heading level={2} size="sm" id="staff-heading">
          Staff Access
        </Heading>
        <Text as="output">{note?.text ?? statusTexts[status]}</Text>
        {signOut.state.failure && (
          <Banner tone="danger" live="assertive">
            {signOut.state.failure.message}
          </Banner>
        )}
        {status === 'signed-in' ? (
          <ButtonForm handle={signOut} variant="secondary">
            Sign out
          </ButtonForm>
        ) : (
          <SignInForm session={session} label="Staff password" submitLabel="Sign in" />
        )}
      </Stack>
    </Card>
  );
}

const statusTexts: Record<Session['status'], string> = {
  checking: 'Checking whether you are signed in…',
  'signed-in': 'You are signed in as staff. Jobs can be synced and cleared.',
  'signed-out': 'You need the staff password to sync or clear jobs. Everything else on this page works without it.',
};
