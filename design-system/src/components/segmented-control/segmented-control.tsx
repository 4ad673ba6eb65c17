import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './segmented-control.module.css';

export interface Segment {
  value: string;
  label: ReactNode;
}

/** Either controlled by the page (`value` and `onValueChange`) or uncontrolled, starting from `defaultValue`. */
type SegmentedValue =
  | { value: string; onValueChange: (value: string) => void; onChange?: never; defaultValue?: never }
  | {
      value: string;
      /** @deprecated Since 1.7.0: `onValueChange`. */
      onChange: (value: string) => void;
      onValueChange?: never;
      defaultValue?: never;
    }
  | {
      value?: never;
      onValueChange?: (value: string) => void;
      /** @deprecated Since 1.7.0: `onValueChange`. */
      onChange?: (value: string) => void;
      defaultValue: string;
    };

export type SegmentedControlProps = SegmentedValue &
  Omit<ComponentProps<'fieldset'>, 'children' | 'value' | 'defaultValue' | 'onChange'> & {
    /** Names the choice, for screen readers. */
    legend: string;
    /** Two to six, each a word or two. */
    options: ReadonlyArray<Segment>;
    /** Form field name. */
    name?: string;
  };

/**
 * Switches between a few views of the same content; one is always chosen.
 *
 * **Use it** to change at once what a page shows. **Not** for an answer in a form: that is a `RadioGroup`. **Not**
 * for a choice that can be off: that is a `Chip`. **Not** for leaving the page: that is a `Link`.
 */
export function SegmentedControl({
  legend,
  options,
  name,
  value,
  defaultValue,
  onChange,
  onValueChange = onChange,
  className,
  ...props
}: SegmentedControlProps) {
  const ownName = useId();
  const held = (option: string) =>
    value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value };
  return (
    <fieldset role="radiogroup" {...props} className={cx(styles.control, className)}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div className={styles.bar}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              className={styles.input}
              onChange={() => onValueChange?.(option.value)}
              {...held(option.value)}
            />
            <span className={styles.label}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
