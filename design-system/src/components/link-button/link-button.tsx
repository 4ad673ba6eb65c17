import type { ReactNode } from 'react';
import { ButtonContent, buttonClass, type ButtonAppearance } from '../button/button-appearance.tsx';
import { Anchor, type AnchorProps } from '../link/link-provider.tsx';

export interface LinkButtonProps extends Omit<AnchorProps, 'type'>, ButtonAppearance {
  href: string;
  children: ReactNode;
}

/**
 * A link that looks like a button.
 *
 * **Use it** for the one or two links that a page most wants followed. **Not** for an action on this page: that is a
 * `Button`.
 */
export function LinkButton({
  variant = 'primary',
  size = 'md',
  icon,
  iconPosition = 'start',
  start = iconPosition === 'start' ? icon : undefined,
  end = iconPosition === 'end' ? icon : undefined,
  fullWidth = false,
  className,
  children,
  ...props
}: LinkButtonProps) {
  return (
    <Anchor className={buttonClass({ variant, size, fullWidth, className })} {...props}>
      <ButtonContent start={start} end={end} size={size}>
        {children}
      </ButtonContent>
    </Anchor>
  );
}
