import { useState } from 'react';
import { Banner, Panel } from '@site/design-system';
import { SIGN_IN_AGAIN } from '@site/contract';
import { AccountSignIn } from './account-sign-in.tsx';

interface SignInAgainProps {
  /** Why what was asked for was not done. */
  failure: { message: string } | undefined;
  onSignedIn: () => void;
}

/** Where something was refused because whoever asked for it signed in too long ago: how to do so again. */
export function SignInAgain({ failure, onSignedIn }: SignInAgainProps) {
  const [isDone, setIsDone] = useState(false);
  if (failure?.message === SIGN_IN_AGAIN)
    return (
      <Panel title="Sign in again" level={3}>
        <AccountSignIn
          onSignedIn={() => {
            setIsDone(true);
            onSignedIn();
          }}
        />
      </Panel>
    );
  return isDone && !failure ? (
    <Banner tone="success" live="polite">
      Thank you. Please press the button once more.
    </Banner>
  ) : null;
}
