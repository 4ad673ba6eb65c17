import type { ComponentProps, ReactNode } from 'react';
import * as Radix from '@radix-ui/react-dialog';
import { cx } from 'class-variance-authority';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useFocusReturn } from './use-focus-return.ts';
import styles from './overlay.module.css';

export interface OverlayProps extends Omit<ComponentProps<typeof Radix.Content>, 'title' | 'asChild' | 'forceMount'> {
  open: boolean;
  /** Called to request a change; the page decides by setting `open`. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  children: ReactNode;
}

interface OverlayPanelProps extends OverlayProps {
  description?: ReactNode;
}

/** Scrim, panel, title and close button of dialogs and slide-overs. */
export function OverlayPanel({
  open,
  onOpenChange,
  title,
  description,
  children,
  className,
  ...props
}: OverlayPanelProps) {
  const focus = useFocusReturn();
  // Radix warns about a missing description unless it is explicitly undefined.
  const undescribed = description ? {} : { 'aria-describedby': undefined };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content {...undescribed} {...focus} {...props} className={cx(styles.panel, className)}>
          <div className={styles.header} data-tone="ink">
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton icon="close" label="Close" className={styles.close} />
            </Radix.Close>
          </div>
          <div className={styles.body}>
            {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
