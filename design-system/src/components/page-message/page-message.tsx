import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Heading } from '../heading/heading.tsx';
import type { IconName } from '../icon/icons.ts';
import { Section } from '../section/section.tsx';
import { Sign, type SignStatus } from '../sign/sign.tsx';
import { Text } from '../text/text.tsx';
import styles from './page-message.module.css';

type News =
  | {
      status?: 'neutral' | 'success';
      /** @deprecated Since 1.7.0: `status`. */
      tone?: 'neutral' | 'success';
      /** Moves focus to the title, for when this message replaces the control that was pressed. */
      takesFocus?: boolean;
    }
  | {
      /** A failure is an alert: screen readers announce it at once. */
      status: 'danger';
      tone?: never;
      takesFocus?: never;
    }
  | {
      status?: never;
      /** @deprecated Since 1.7.0: `status`. */
      tone: 'danger';
      takesFocus?: never;
    };

export type PageMessageProps = News &
  Omit<ComponentProps<'section'>, 'title' | 'role'> & {
    /** On the sign. Each status has a default. */
    icon?: IconName;
    /** A drawing in place of the sign, on a dark band whose lower edge it stands on. Decorative. */
    picture?: ReactNode;
    /** A few words above the title: 'Error 404'. */
    eyebrow?: ReactNode;
    /** The page's only level 1 heading. */
    title: ReactNode;
    /** The message: a sentence or two. */
    lead?: ReactNode;
    /** LinkButtons, or a RetryButton. */
    actions?: ReactNode;
  };

const icons: Record<SignStatus, IconName> = { neutral: 'info', success: 'check', danger: 'alert' };

/**
 * A message in place of a page's content: nothing is here, something failed, or something is done.
 *
 * **Use it** as the only content between header and footer; `children` add detail below the message.
 * **Not** for a part of a page: that is an `ErrorState` or an `EmptyState`. **Not** beside content: that is a `Banner`.
 */
export function PageMessage({
  tone = 'neutral',
  status = tone,
  icon = icons[status],
  picture,
  eyebrow,
  title,
  lead,
  actions,
  takesFocus = false,
  className,
  children,
  ...props
}: PageMessageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <Section
      spacing="lg"
      tone={picture ? 'ink' : 'default'}
      className={cx(picture && styles.pictured, className)}
      {...props}
    >
      <div className={styles.message}>
        {picture ? (
          <div aria-hidden="true" className={styles.picture}>
            {picture}
          </div>
        ) : (
          <Sign status={status} icon={icon} />
        )}
        <div className={styles.text} role={status === 'danger' ? 'alert' : undefined}>
          <div className={styles.heading}>
            {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
            <Heading level={1} ref={heading} tabIndex={takesFocus ? -1 : undefined}>
              {title}
            </Heading>
          </div>
          {lead && <Text size="lg">{lead}</Text>}
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
    </Section>
  );
}
