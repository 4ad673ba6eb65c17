import { useEffect, useRef } from 'react';
import { defineAccess, SignInForm, useSession, type Session } from '@site/remote-kit';
import { Card } from '../../src/components/card/card.tsx';
import { Heading } from '../../src/components/heading/heading.tsx';
import { RoadLine } from '../../src/components/road-line/road-line.tsx';
import { Section } from '../../src/components/section/section.tsx';
import { Spinner } from '../../src/components/spinner/spinner.tsx';
import { Stack } from '../../src/components/stack/stack.tsx';
import { Text } from '../../src/components/text/text.tsx';

const access = defineAccess('secureAuth', {
  signInFailure: (error) => error.message || 'The password could not be checked. Please try again.',
  signOutFailure: 'You could not be logged out. Please try again.',
  signedOut: 'You have logged out.',
  ended: 'Your session has ended. Please enter the password again.',
});

export interface GateProps {
  /** Overrides parts of the state, for documentation. */
  state?: Partial<Session['signIn']['state']>;
  status?: Session['status'];
}

export function Gate({ state, status }: GateProps) {
  const own = useSession(access, { isKnown: false });
  const signIn = { ...own.signIn, state: { ...own.signIn.state, ...state } };
  const session = { ...own, status: status ?? own.status, signIn };
  if (session.status === 'signed-in') return <Unlocked />;
  return (
    <Section tone="ink" width="text">
      <Card padding="lg">
        <Stack gap={5}>
          <Stack gap={2}>
            <Heading level={2}>A proposal for you</Heading>
            <Text muted>For invited reviewers. The password is in your invitation.</Text>
          </Stack>
          <RoadLine />
          <SignInForm
            session={session}
            label="Password"
            submitLabel="Open the proposal"
            button={{ size: 'lg', fullWidth: true }}
          />
          {session.status === 'checking' && <Spinner label="Checking whether you are still logged in…" />}
        </Stack>
      </Card>
    </Section>
  );
}

/** The heading takes focus, because the field that had it is gone. */
function Unlocked() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Section width="text">
      <Stack gap={3}>
        <Heading level={2} ref={heading} tabIndex={-1}>
          A proposal for you
        </Heading>
        <Text>Twelve drivers, four depots, from March.</Text>
      </Stack>
    </Section>
  );
}
