import type { ComponentProps } from 'react';
import { cva } from 'class-variance-authority';
import { buttonClass, type ButtonAppearance } from '../button/button-appearance.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'>, Pick<ButtonAppearance, 'variant' | 'size'> {
  icon: IconName;
  /** The button's accessible name and tooltip. */
  label: string;
  /** Set from `label`. */
  'aria-label'?: never;
}

const square = cva(styles.square, { variants: { size: { sm: styles.sm, md: styles.md, lg: styles.lg } } });

/**
 * A button that shows only an icon.
 *
 * **Use it** for familiar actions where space is short, such as close, menu and share. **Not** for an action that needs
 * words: that is a `Button`.
 */
export function IconButton({ icon, label, variant = 'quiet', size = 'md', className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={buttonClass({ variant, size, className: square({ size, className }) })}
      {...props}
    >
      <Icon name={icon} size={size} />
    </button>
  );
}
