import type { ReactNode, Ref } from 'react';
import { Heading, Section, Stack, Text } from '@site/design-system';
import type { Session } from '@site/remote-kit';
import { DeskNav } from './desk-nav.tsx';
import styles from './desk-frame.module.css';

interface DeskFrameProps {
  title: string;
  lead: string;
  /** For signing out; without it, the page has nothing that needs a session. */
  session?: Pick<Session, 'status' | 'signOut'>;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** What all pages for staff have: the way to the others, signing out, a heading. */
export function DeskFrame({ title, lead, session, headingRef, children }: DeskFrameProps) {
  return (
    <Section className={styles.frame}>
      <Stack gap={5}>
        <DeskNav {...(session && { session })} />
        <Stack gap={1}>
          <Heading level={1} size="lg" ref={headingRef} tabIndex={-1}>
            {title}
          </Heading>
          <Text muted>{lead}</Text>
        </Stack>
        {children}
      </Stack>
    </Section>
  );
}
