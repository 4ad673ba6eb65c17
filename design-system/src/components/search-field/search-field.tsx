import { useId, useRef, type ComponentProps } from 'react';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { cx } from 'class-variance-authority';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { FieldControlled, FieldOwned, FieldValue } from '../form-field/use-field.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { typeInto } from '../../hooks/type-into.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import control from '../form-field/control.module.css';
import styles from './search-field.module.css';

export type SearchFieldProps = FieldOwned &
  FieldValue<HTMLInputElement> &
  Omit<ComponentProps<'input'>, FieldControlled | 'type'> & {
    /** The field's name for screen readers; visually, the button says what the field is for. */
    label: string;
    name: string;
    /** Called after the clear button has emptied the field and `onChange` has run. */
    onClear?: () => void;
    /** Label of the submit button. */
    buttonLabel?: string;
  };

/**
 * Search input, clear button and submit button in one row. `className` goes to the row, all other props to the input.
 *
 * **Use it** inside a form that searches; in a GET form it works without scripts.
 * **Not** for other text: that is a `TextField`.
 */
export function SearchField({
  label,
  onClear,
  buttonLabel = 'Search',
  placeholder = ' ',
  id: ownId,
  className,
  ref,
  ...props
}: SearchFieldProps) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useComposedRefs(input, ref);
  const hydrated = useHydrated();

  const clear = () => {
    if (!input.current) return;
    typeInto(input.current, '');
    input.current.focus();
    onClear?.();
  };

  return (
    <div className={cx(styles.search, className)}>
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <div className={cx(control.adorned, styles.box)}>
        <input
          enterKeyHint="search"
          {...props}
          ref={inputRef}
          id={id}
          type="search"
          placeholder={placeholder}
          className={cx(control.control, styles.input)}
        />
        {hydrated && (
          <IconButton
            icon="close"
            label="Clear search"
            disabled={props.disabled}
            className={cx(control.adornment, styles.clear)}
            onClick={clear}
          />
        )}
      </div>
      <Button type="submit" start="search" disabled={props.disabled} className={styles.submit}>
        <span className={styles.words}>{buttonLabel}</span>
      </Button>
    </div>
  );
}
