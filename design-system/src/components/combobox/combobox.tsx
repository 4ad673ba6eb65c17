import { useId, useRef, type ChangeEvent, type ComponentProps, type FocusEvent, type KeyboardEvent } from 'react';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { cx } from 'class-variance-authority';
import { FormField } from '../form-field/form-field.tsx';
import { useField, type FieldControlled, type FieldProps, type FieldValue } from '../form-field/use-field.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { typeInto } from '../../hooks/type-into.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { optionId, SuggestionList } from './suggestion-list.tsx';
import { useSuggestions, type Suggest, type Suggestion } from './use-suggestions.ts';
import control from '../form-field/control.module.css';
import styles from './combobox.module.css';

export type { Suggest, Suggestion } from './use-suggestions.ts';

export type ComboboxProps<Found extends Suggestion = Suggestion> = FieldProps &
  FieldValue<HTMLInputElement> &
  Omit<ComponentProps<'input'>, FieldControlled | 'type' | 'role' | 'autoComplete' | 'list'> & {
    name: string;
    suggest: Suggest<Found>;
    /** Called after a chosen suggestion has become the text and `onChange` has run. */
    onChoose?: (suggestion: Found) => void;
    /** Name of the button that empties the field. */
    clearLabel?: string;
  };

/**
 * A text field that suggests what could be typed. Any text may be entered; without scripts it is a plain text field.
 *
 * **Use it** where people type one of many known names, and other text is welcome too.
 * **Not** to choose from a fixed list: that is a `Select`. **Not** for a search without suggestions: that is a
 * `SearchField`.
 */
export function Combobox<Found extends Suggestion>({
  suggest,
  onChoose,
  clearLabel = 'Clear',
  placeholder = ' ',
  ref,
  onChange,
  onKeyDown,
  onBlur,
  ...props
}: ComboboxProps<Found>) {
  const { frame, control: field } = useField(props);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useComposedRefs(input, ref);
  const hydrated = useHydrated();
  const { shown, moveTo, ask, dismiss } = useSuggestions(suggest);
  const { suggestions = [], active = -1 } = shown ?? {};
  const expanded = suggestions.length > 0;

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    void ask(event.target.value);
  };
  const choose = (suggestion: Found) => {
    if (input.current) typeInto(input.current, suggestion.value);
    dismiss();
    onChoose?.(suggestion);
  };
  const clear = () => {
    if (!input.current) return;
    typeInto(input.current, '');
    input.current.focus();
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    const { key } = event;
    const chosen = suggestions[active];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (expanded) moveTo(neighbour(active, key === 'ArrowDown' ? 1 : -1, suggestions.length));
      else if (!shown) void ask(event.currentTarget.value, 0);
    } else if (key === 'Escape' && shown) {
      event.preventDefault();
      dismiss();
    } else if (key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (key === 'Enter') {
      dismiss();
    } else if (CURSOR_KEYS.has(key)) {
      moveTo(-1);
    }
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    onBlur?.(event);
    dismiss();
  };

  return (
    <FormField {...frame}>
      <div className={control.adorned}>
        <input
          {...field}
          {...(hydrated && {
            role: 'combobox',
            autoComplete: 'off',
            'aria-autocomplete': 'list',
            'aria-expanded': expanded,
            'aria-controls': expanded ? listId : undefined,
            'aria-activedescendant': active < 0 ? undefined : optionId(listId, active),
          })}
          ref={inputRef}
          type="text"
          placeholder={placeholder}
          className={cx(control.control, styles.input)}
          onChange={change}
          onKeyDown={press}
          onBlur={leave}
        />
        {hydrated && (
          <IconButton
            icon="close"
            label={clearLabel}
            disabled={props.disabled}
            className={cx(control.adornment, styles.clear)}
            onClick={clear}
          />
        )}
        {shown && <SuggestionList {...shown} id={listId} onChoose={choose} />}
      </div>
    </FormField>
  );
}

/** These keys are for the text: they leave the list. */
const CURSOR_KEYS = new Set(['Home', 'End', 'ArrowLeft', 'ArrowRight']);

/** The next suggestion down or up, round the ends; from the field (-1) the first or the last. */
const neighbour = (active: number, step: 1 | -1, count: number) =>
  active < 0 ? (step > 0 ? 0 : count - 1) : (active + step + count) % count;
