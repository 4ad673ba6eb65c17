import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import type { ButtonIcons } from '../button/button-appearance.tsx';
import { LinkButton, type LinkButtonProps } from '../link-button/link-button.tsx';

type Settled = 'children' | ButtonIcons;

interface RetryOnThisPage extends Omit<ButtonProps, Settled | 'onClick' | 'type'> {
  /** Tries again. */
  onRetry: () => void;
  href?: never;
}

interface RetryByAddress extends Omit<LinkButtonProps, Settled> {
  /** The address to open again. With `rel="external"` the browser loads the whole document. */
  href: string;
  onRetry?: never;
}

export type RetryButtonProps = { children?: ReactNode } & (RetryOnThisPage | RetryByAddress);

/**
 * Tries again after a failure: a button with `onRetry`, or a link with `href`.
 *
 * **Use it** in the `actions` of a `PageMessage` or a `Banner`. **Not** in an `ErrorState`: its `onRetry` adds one.
 */
export function RetryButton({ children = 'Retry', ...props }: RetryButtonProps) {
  if (props.href !== undefined) {
    return (
      <LinkButton start="refresh" {...props}>
        {children}
      </LinkButton>
    );
  }
  const { onRetry, ...button } = props;
  return (
    <Button start="refresh" {...button} onClick={() => onRetry()}>
      {children}
    </Button>
  );
}
