import { Banner } from '@site/design-system';
import type { FormHandle } from '@site/remote-kit';
import { SignInAgain } from './sign-in-again.tsx';

/** Why a button of the account page did nothing, and how to sign in again where that is why. */
export function AccountFailure({ handle }: { handle: Pick<FormHandle, 'state' | 'dismissFailure'> }) {
  const { failure } = handle.state;
  return (
    <>
      {failure && (
        <Banner status="danger" live="assertive">
          {failure.message}
        </Banner>
      )}
      <SignInAgain failure={failure} onSignedIn={handle.dismissFailure} />
    </>
  );
}
