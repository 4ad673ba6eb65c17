import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { ButtonContent, buttonClass, type ButtonAppearance } from './button-appearance.tsx';
import styles from './button.module.css';

export interface ButtonProps extends ComponentProps<'button'>, ButtonAppearance {
  /** Work is under way: the button keeps its size and focus, says so, and takes no clicks. */
  pending?: boolean;
  children: ReactNode;
}

/**
 * Does something on this page when it is pressed.
 *
 * **Use it** for sending a form, opening a dialog, changing what is shown. **Not** for going to another page: that is a
 * `LinkButton`.
 */
export function Button({
  variant = 'primary',
  size = 'md',
  icon,
  iconPosition,
  fullWidth = false,
  pending = false,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  // A pending submit button must not submit again either, which a native click would do.
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
      <ButtonContent icon={icon} iconPosition={iconPosition} size={size}>
        {children}
      </ButtonContent>
      {pending && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
}
