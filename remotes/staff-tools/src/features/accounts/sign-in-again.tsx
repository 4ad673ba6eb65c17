import { useState } from 'react';
import { Banner, Panel } from '@site/design-system';
import { SIGN_IN_AGAIN } from '@site/contract';
import { AccountSignIn } from './account-sign-in.tsx';
import { signInAgainForm } from './forms.ts';

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
          form={signInAgainForm}
          note={failure}
          onSignedIn={() => {
            setIsDone(true);
            onSignedIn();
          }}
        />
      </Panel>
    );
  return isDone && !failure ? (
    <div ref={focus} tabIndex={-1}>
      <Banner status="success" live="polite">
        Thank you. Please press the button once more.
      </Banner>
    </div>
  ) : null;
}

const focus = (element: HTMLElement | null): void => element?.focus();
