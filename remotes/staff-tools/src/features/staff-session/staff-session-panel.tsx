import { useEffect } from 'react';
import { Banner, Panel, Text, useAnnounce } from '@site/design-system';
import { ButtonForm, SignInForm, type Session } from '@site/remote-kit';

const CHECKING = 'Checking whether you are signed in…';

interface StaffSessionPanelProps {
  session: Session;
  /** What signing in opens on this page. */
  texts: Pick<Record<Session['status'], string>, 'signed-in' | 'signed-out'>;
}

export function StaffSessionPanel({ session, texts }: StaffSessionPanelProps) {
  const { status, note, signOut } = session;
  const announce = useAnnounce();
  useEffect(() => {
    if (note) announce(note.text);
  }, [note, announce]);

  return (
    <Panel title="Staff Access">
      <Text>{note?.text ?? (status === 'checking' ? CHECKING : texts[status])}</Text>
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
    </Panel>
  );
}
