import { useEffect } from 'react';
import { Banner, Panel, Text, useAnnounce } from '@site/design-system';
import { ButtonForm, SignInForm, type Session } from '@site/remote-kit';
import { AccountSignIn } from '../accounts/account-sign-in.tsx';

const OWN_ACCOUNT = 'Please sign in with your own account.';
const CHECKING = 'Checking whether you are signed in…';

interface StaffSessionPanelProps {
  session: Session;
  /** What signing in opens on this page. */
  texts: Pick<Record<Session['status'], string>, 'signed-in' | 'signed-out'>;
  /** Whether staff sign in with accounts of their own, instead of the shared password. */
  hasAccounts?: boolean;
}

export function StaffSessionPanel({ session, texts, hasAccounts = false }: StaffSessionPanelProps) {
  const { status, note, signOut } = session;
  const isOwn = hasAccounts && status !== 'signed-in';
  const announce = useAnnounce();
  useEffect(() => {
    if (note) announce(note.text);
  }, [note, announce]);

  return (
    <Panel title="Staff access">
      <Text>{note?.text ?? (status === 'checking' ? CHECKING : isOwn ? OWN_ACCOUNT : texts[status])}</Text>
      {signOut.state.failure && (
        <Banner status="danger" live="assertive">
          {signOut.state.failure.message}
        </Banner>
      )}
      {isOwn && <AccountSignIn onSignedIn={session.check} note={note} />}
      {status === 'signed-in' ? (
        <ButtonForm handle={signOut} variant="secondary">
          Sign out
        </ButtonForm>
      ) : (
        !isOwn && <SignInForm session={session} label="Staff password" submitLabel="Sign in" />
      )}
    </Panel>
  );
}
