import {
  cloneElement,
  useId,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { cx } from 'class-variance-authority';
import { Banner } from '../banner/banner.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { RetryButton } from '../retry-button/retry-button.tsx';
import type * as RadixDialog from './radix-dialog.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useRadixDialog } from './use-radix-dialog.ts';
import styles from './overlay.module.css';

/** What an overlay gives the control that opens it. */
type OpenerProps = Pick<ComponentProps<'button'>, 'id' | 'onClick' | 'aria-haspopup' | 'aria-expanded'>;

/** As the documentation lists them: of a union, it lists nothing. */
interface OverlayStateProps {
  /** Whether the page shows it, where the page controls it: with `onOpenChange`, and without an `opener`. */
  open?: boolean;
  /** Whether it is open at first, where its `opener` opens it. */
  defaultOpen?: boolean;
  /** Called to request a change; a page that sets `open` decides. */
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it, which stands in the overlay's place in the page. */
  opener?: ReactElement<OpenerProps>;
}

/** Either controlled by the page (`open` and `onOpenChange`) or uncontrolled: its `opener` opens it. */
type OverlayState = OverlayStateProps &
  (
    | { open: boolean; onOpenChange: (open: boolean) => void; defaultOpen?: never; opener?: never }
    | { open?: never; opener: ReactElement<OpenerProps> }
  );

export type OverlayProps = OverlayState &
  Omit<ComponentProps<typeof RadixDialog.Content>, 'title' | 'children' | 'asChild' | 'forceMount'> & {
    title: ReactNode;
    /** What it shows. A function is given what closes the overlay. */
    children: ReactNode | ((close: () => void) => ReactNode);
  };

type OverlayPanelProps = OverlayProps & { description?: ReactNode };

/** Scrim, panel, title and close button of dialogs and slide-overs, once their code is here. */
export function OverlayPanel({ open: given, defaultOpen = false, onOpenChange, opener, ...props }: OverlayPanelProps) {
  const [own, setOwn] = useState(defaultOpen);
  const open = given ?? own;
  const ownId = useId();
  const id = opener && (opener.props.id ?? ownId);
  const change = (next: boolean) => {
    if (next === open) return;
    setOwn(next);
    onOpenChange?.(next);
  };
  const radix = useRadixDialog(open);
  const onClick: OpenerProps['onClick'] = (event) => {
    opener?.props.onClick?.(event);
    change(true);
  };
  return (
    <>
      {opener && cloneElement(opener, { id, 'aria-haspopup': 'dialog', 'aria-expanded': open, onClick })}
      {radix === 'failed'
        ? open && <NotLoaded />
        : radix && <LoadedPanel {...props} open={open} onOpenChange={change} openerId={id} radix={radix} />}
    </>
  );
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

type LoadedPanelProps = Omit<OverlayPanelProps, keyof OverlayState> & {
  radix: typeof RadixDialog;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  openerId: string | undefined;
};

function LoadedPanel({
  radix: Radix,
  open,
  onOpenChange,
  openerId,
  title,
  description,
  children,
  className,
  ...props
}: LoadedPanelProps) {
  const focus = useFocusReturn(openerId);
  // Radix warns about a missing description unless it is explicitly undefined.
  const undescribed = description ? {} : { 'aria-describedby': undefined };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          onSubmit={keepInside}
          {...undescribed}
          {...focus}
          {...props}
          className={cx(styles.panel, className)}
        >
          <div className={styles.header} data-tone="ink">
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton icon="close" label="Close" className={styles.close} />
            </Radix.Close>
          </div>
          <div className={styles.body}>
            {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
            {typeof children === 'function' ? children(() => onOpenChange(false)) : children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** In React's tree, a form around the overlay is around its forms: it would be sent with them. */
const keepInside = (event: SyntheticEvent) => event.stopPropagation();
