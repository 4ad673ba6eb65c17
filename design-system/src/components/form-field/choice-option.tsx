import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import choice from './choice.module.css';
import styles from './choice-option.module.css';

/** An option of a `RadioGroup` or a `CheckboxGroup`. */
export interface ChoiceOptionContent {
  value: string;
  label: ReactNode;
  /** At the end of the line, such as a count. It describes the option, but is no part of its name. */
  detail?: ReactNode;
  /** Paler, for what is hardly worth choosing. */
  quiet?: boolean;
  disabled?: boolean;
  /** Chooses it from anywhere on the page, with the browser's own modifier. Unique on the page. */
  accessKey?: string;
}

export type ChoiceOptionProps = ChoiceOptionContent &
  Omit<ComponentProps<'input'>, 'value' | 'disabled'> & { id: string; type: 'radio' | 'checkbox' };

/** Internal: one line of a group of options. The whole line is the target. */
export function ChoiceOption({ label, detail, quiet, ...input }: ChoiceOptionProps) {
  const hasDetail = detail !== undefined;
  const detailId = `${input.id}-detail`;
  return (
    <div className={cx(choice.choice, hasDetail && styles.detailed)} data-quiet={quiet || undefined}>
      <input {...input} className={choice.input} aria-describedby={hasDetail ? detailId : undefined} />
      <label htmlFor={input.id} className={cx(choice.label, styles.label)}>
        {label}
      </label>
      {hasDetail && (
        <span id={detailId} className={styles.detail}>
          {detail}
        </span>
      )}
    </div>
  );
}
