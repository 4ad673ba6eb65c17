import { Banner, Card, Heading, Logo, RoadLine, Stack, Text } from '@site/design-system';
import { useSearchParams } from 'react-router-dom';
import { SignInForm, type Session } from '@site/remote-kit';
import type { ProposalRoute } from '../../proposal-routes.ts';
import styles from './access-gate.module.css';
import { ContactNote } from './contact-note.tsx';

interface AccessGateProps {
  gate: ProposalRoute['gate'];
  session: Session;
}

/** All that a visitor without a session sees. */
export function AccessGate({ gate, session }: AccessGateProps) {
  const { note } = session;
  const invite = useSearchParams()[0].get('invite');
  return (
    <div data-tone="ink" className={styles.gate}>
      <Stack gap={5} className={styles.column}>
        <Logo className={styles.logo} />
        <Card padding="lg" className={styles.card}>
          <Stack gap={5}>
            <Stack gap={2}>
              <Heading level={1} size="lg">
                {gate.title}
              </Heading>
              <Text muted>{gate.subtitle}</Text>
            </Stack>
            <RoadLine />
            {note && (
              <Banner status={note.isProblem ? 'danger' : 'info'} live={note.isProblem ? 'assertive' : 'polite'}>
                {note.text}
              </Banner>
            )}
            <SignInForm
              session={session}
              label="Password"
              placeholder="Enter password"
              submitLabel="Access Proposal"
              button={{ size: 'lg', fullWidth: true }}
            >
              {invite && <input type="hidden" name="invite" value={invite} />}
            </SignInForm>
            <Text as="output" size="sm" muted>
              {session.status === 'checking' && 'Checking whether you are still logged in…'}
            </Text>
            <ContactNote />
          </Stack>
        </Card>
        <Text size="sm" muted className={styles.footnote}>
          Confidential. For invited reviewers only.
        </Text>
      </Stack>
    </div>
  );
}
