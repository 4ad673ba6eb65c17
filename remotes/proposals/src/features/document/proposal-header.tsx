import { useEffect, type RefObject } from 'react';
import { Badge, Banner, Cluster, Heading, Logo, RoadLine, Section, Stack, Text } from '@site/design-system';
import type { Proposal } from '@site/contract';
import { ButtonForm, type Session } from '@site/remote-kit';
import styles from './proposal-header.module.css';

interface ProposalHeaderProps {
  proposal: Proposal;
  session: Session;
  title: RefObject<HTMLHeadingElement | null>;
  /** Only logos and title, for results below to be in view. */
  compact: boolean;
  /** The gate that held the focus is gone. */
  takesFocus: boolean;
}

export function ProposalHeader({ proposal, session: { signOut }, title, compact, takesFocus }: ProposalHeaderProps) {
  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, [title, takesFocus]);

  return (
    <Section as="header" tone="ink" data-compact={compact || undefined} className={styles.header}>
      <Stack gap={compact ? 3 : 6}>
        <Cluster gap={4}>
          <Logo />
          <span className={styles.clientSign}>{proposal.client}</span>
          <ButtonForm handle={signOut} variant="secondary" size="sm" data-only="screen" className={styles.logOut}>
            Log out
          </ButtonForm>
        </Cluster>
        {signOut.state.failure && (
          <Banner status="danger" live="assertive">
            {signOut.state.failure.message}
          </Banner>
        )}
        <RoadLine className={styles.line} />
        <Stack gap={3}>
          <Heading level={1} size="display" ref={title} tabIndex={-1} className={styles.title}>
            {proposal.title}
          </Heading>
          <Text size="lg" muted className={styles.more}>
            {proposal.preparedBy}
          </Text>
          <Badge status="accent" start="calendar" className={styles.start}>
            Project Start: {proposal.projectStart}
          </Badge>
        </Stack>
      </Stack>
    </Section>
  );
}
