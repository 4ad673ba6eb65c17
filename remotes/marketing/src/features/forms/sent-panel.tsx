import type { ReactNode, Ref } from 'react';
import { Heading, Icon, Stack } from '@site/design-system';
import { Reference, ScriptedButton } from '@site/remote-kit';
import styles from './sent-panel.module.css';

export interface SentPanelProps {
  title: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** '' where the server gave none. */
  reference: string;
  /** What happens next. */
  children: ReactNode;
  /** The button that brings the form back. */
  again: { label: string; href: string; onClick: () => void };
}

/** Takes a form's place once it has been sent. */
export function SentPanel({ title, headingRef, reference, children, again }: SentPanelProps) {
  return (
    <div className={styles.panel}>
      <span className={styles.tick}>
        <Icon name="check" size="lg" />
      </span>
      <Heading level={3} ref={headingRef} tabIndex={-1} className={styles.heading}>
        {title}
      </Heading>
      <Stack gap={3}>{children}</Stack>
      <Reference value={reference} />
      <ScriptedButton href={again.href} variant="secondary" onClick={again.onClick}>
        {again.label}
      </ScriptedButton>
    </div>
  );
}
