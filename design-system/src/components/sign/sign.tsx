import { cva } from 'class-variance-authority';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import styles from './sign.module.css';

export type SignStatus = 'neutral' | 'success' | 'danger';

const sign = cva(styles.sign, {
  variants: { status: { neutral: styles.neutral, success: styles.success, danger: styles.danger } },
});

/** A diamond, as on a temporary road sign, for the kind of message beside it. Decorative. */
export function Sign({ status, icon }: { status: SignStatus; icon: IconName }) {
  return (
    <span className={sign({ status })}>
      <Icon name={icon} size="lg" />
    </span>
  );
}
