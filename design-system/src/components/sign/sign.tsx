import { cva } from 'class-variance-authority';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import styles from './sign.module.css';

export type SignTone = 'neutral' | 'success' | 'danger';

const sign = cva(styles.sign, {
  variants: { tone: { neutral: styles.neutral, success: styles.success, danger: styles.danger } },
});

/** A diamond, as on a temporary road sign, for the kind of message beside it. Decorative. */
export function Sign({ tone, icon }: { tone: SignTone; icon: IconName }) {
  return (
    <span className={sign({ tone })}>
      <Icon name={icon} size="lg" />
    </span>
  );
}
