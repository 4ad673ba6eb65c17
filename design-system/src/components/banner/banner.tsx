import type { ComponentProps, ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import styles from './banner.module.css';

type BannerStatus = 'info' | 'success' | 'warning' | 'danger';

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** Kind of message: sets the colour and the icon. */
  status?: BannerStatus;
  /** @deprecated Since 1.7.0: `status`. */
  tone?: BannerStatus;
  title?: ReactNode;
  children: ReactNode;
  /** Whether screen readers announce its appearance: at once (`assertive`), at the next pause (`polite`) or never. */
  live?: 'polite' | 'assertive' | 'off';
  /** Buttons or links under the text. */
  actions?: ReactNode;
}

const icons: Record<BannerStatus, IconName> = { info: 'info', success: 'check', warning: 'alert', danger: 'alert' };
const roles = { polite: 'status', assertive: 'alert', off: undefined } as const;

const banner = cva(styles.banner, {
  variants: {
    status: { info: styles.info, success: styles.success, warning: styles.warning, danger: styles.danger },
  },
});

/**
 * A message about the page or about what was just done, within the page.
 *
 * **Use it** for outcomes, warnings and notes; `live` announces them when they appear.
 * **Not** in place of content that failed to load: that is an `ErrorState`. **Not** for one field: that is its `error`.
 */
export function Banner({
  tone = 'info',
  status = tone,
  title,
  live = 'off',
  actions,
  className,
  children,
  ...props
}: BannerProps) {
  return (
    <div data-tone="paper" {...props} role={roles[live]} className={banner({ status, className })}>
      <span className={styles.plate}>
        <Icon name={icons[status]} />
      </span>
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        <div className={styles.text}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
