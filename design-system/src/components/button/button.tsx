import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { ButtonContent, buttonClass, type ButtonAppearance } from './button-appearance.tsx';

export interface ButtonProps extends ComponentProps<'button'>, ButtonAppearance {
  /** Work is in progress: the button says so, keeps its label, size and focus, and ignores clicks. */
  pending?: boolean;
  children: ReactNode;
}

/**
 * Does something on this page when pressed.
 *
 * **Use it** to submit a form, open a dialog or change what is shown. **Not** for going to another page: that is a
 * `LinkButton`.
 */
export function Button({
  variant = 'primary',
  size = 'md',
  icon,
  iconPosition = 'start',
  start = iconPosition === 'start' ? icon : undefined,
  end = iconPosition === 'end' ? icon : undefined,
  fullWidth = false,
  pending = false,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  // Also prevents the default, or a pending submit button would submit the form again.
  const swallow = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      type="button"
      className={buttonClass({ variant, size, fullWidth, className })}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      {...props}
      onClick={pending ? swallow : onClick}
    >
      <ButtonContent start={start} end={end} size={size} pending={pending}>
        {children}
      </ButtonContent>
    </button>
  );
}
