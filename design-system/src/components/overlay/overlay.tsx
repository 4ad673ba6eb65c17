import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Banner } from '../banner/banner.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { RetryButton } from '../retry-button/retry-button.tsx';
import type * as RadixDialog from './radix-dialog.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useRadixDialog } from './use-radix-dialog.ts';
import styles from './overlay.module.css';

export interface OverlayProps extends Omit<
  ComponentProps<typeof RadixDialog.Content>,
  'title' | 'asChild' | 'forceMount'
> {
  open: boolean;
  /** Called to request a change; the page decides by setting `open`. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  children: ReactNode;
}

interface OverlayPanelProps extends OverlayProps {
  description?: ReactNode;
}

/** Scrim, panel, title and close button of dialogs and slide-overs, once their code is here. */
export function OverlayPanel(props: OverlayPanelProps) {
  const radix = useRadixDialog(props.open);
  if (radix === 'failed') return props.open && <NotLoaded />;
  return radix && <LoadedPanel {...props} radix={radix} />;
}

/** Browsers remember which modules failed to load: only a new document can try again. */
const NotLoaded = () => (
  <Banner
    status="danger"
    live="assertive"
    title="This part of the page did not load"
    actions={<RetryButton size="sm" onRetry={() => window.location.reload()} />}
  >
    Please check your connection.
  </Banner>
);

function LoadedPanel({
  radix: Radix,
  open,
  onOpenChange,
  title,
  description,
  children,
  className,
  ...props
}: OverlayPanelProps & { radix: typeof RadixDialog }) {
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
