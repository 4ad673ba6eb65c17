import type { ComponentProps } from 'react';
import { cva } from 'class-variance-authority';
import { icons, type IconName } from './icons.ts';
import styles from './icon.module.css';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name' | 'children'> {
  name: IconName;
  /** Text alternative, for an icon without words beside it. Without a label the icon is decorative. */
  label?: string;
  /** 16, 20 or 24 px at the default text size. */
  size?: 'sm' | 'md' | 'lg';
}

const icon = cva(styles.icon, { variants: { size: { sm: styles.sm, md: styles.md, lg: styles.lg } } });

/**
 * An icon in the colour of the surrounding text.
 *
 * **Use it** beside words, or with a `label` in their place. **Not** for something to press: that is an `IconButton`.
 */
export function Icon({ name, label, size = 'md', className, ...props }: IconProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg viewBox="0 0 24 24" focusable="false" className={icon({ size, className })} {...meaning} {...props}>
      <path d={icons[name]} />
    </svg>
  );
}
