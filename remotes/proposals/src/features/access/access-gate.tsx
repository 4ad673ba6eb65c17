import { useId } from 'react';
import { Banner, Card, Heading, Logo, RoadLine, Stack, Text } from '@site/design-system';
import type { ProposalRoute } from '../../proposal-routes.ts';
import { AccessForm } from './access-form.tsx';
import styles from './access-gate.module.css';
import type { LockedState } from './access-state.ts';
import { ContactNote } from './contact-note.tsx';

interface AccessGateProps {
  gate: ProposalRoute['gate'];
  state: LockedState;
  onSubmit: (password: string) => Promise<void>;
}

/** All that anybody without a session sees. */
export function AccessGate({ gate, state, onSubmit }: AccessGateProps) {
  const messageId = useId();

  return (
    <div data-tone="ink" className={styles.gate}>
      <Stack gap={5} className={styles.column}>
        <Logo tone="paper" className={styles.logo} />
        <Card padding="lg" className={styles.card}>
          <Stack gap={5}>
            <Stack gap={2}>
              <Heading level={1} size="lg">
                {gate.title}
              </Heading>
              <Text tone="muted">{gate.subtitle}</Text>
            </Stack>
            <RoadLine />
            {state.message && (
              <Banner
                id={messageId}
                tone={state.message.kind === 'problem' ? 'danger' : 'info'}
                live={state.message.kind === 'problem' ? 'assertive' : 'polite'}
              >
                {state.message.text}
              </Banner>
            )}
            <AccessForm pending={state.pending} message={state.message} messageId={messageId} onSubmit={onSubmit} />
            <ContactNote />
          </Stack>
        </Card>
        <Text size="sm" tone="muted" className={styles.footnote}>
          Confidential. For invited reviewers only.
        </Text>
      </Stack>
    </div>
  );
}
