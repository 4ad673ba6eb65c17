import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import styles from './chip.module.css';

/**
 * Either a choice of its own, with its state from the page (`pressed`) or kept by itself (`defaultPressed`), or one of
 * several, of which one is always on (`checked`).
 */
type ChipState =
  | { pressed: boolean; onPressedChange?: (pressed: boolean) => void; defaultPressed?: never; checked?: never }
  | { pressed?: never; onPressedChange?: (pressed: boolean) => void; defaultPressed: boolean; checked?: never }
  | { pressed?: never; onPressedChange?: never; defaultPressed?: never; checked: boolean };

export type ChipProps = ChipState &
  Omit<ComponentProps<'button'>, 'aria-pressed' | 'aria-checked' | 'role'> & {
    /** Set from `pressed`. */
    'aria-pressed'?: never;
    /** Set from `checked`. */
    'aria-checked'?: never;
    children: ReactNode;
  };

/**
 * A choice that stays on or off: `pressed`. In a group with the role `radiogroup`, one of several: `checked`.
 *
 * **Use it** for quick filters and categories. **Not** for a topic that only labels or links: that is a `Tag`.
 */
export function Chip({ checked, ...props }: ChipProps) {
  return checked === undefined ? <Toggle {...props} /> : <Choice checked={checked} {...props} />;
}

type Own<Names extends keyof ChipProps> = Omit<
  ChipProps,
  'checked' | 'pressed' | 'defaultPressed' | 'onPressedChange'
> &
  Pick<ChipProps, Names>;

function Toggle({
  pressed,
  defaultPressed = false,
  onPressedChange,
  className,
  onClick,
  ...props
}: Own<'pressed' | 'defaultPressed' | 'onPressedChange'>) {
  const [own, setOwn] = useState(defaultPressed);
  const isOn = pressed ?? own;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={cx(styles.chip, className)}
      onClick={(event) => {
        onClick?.(event);
        setOwn(!isOn);
        onPressedChange?.(!isOn);
      }}
      {...props}
    />
  );
}

function Choice({ checked, className, onKeyDown, ...props }: Own<never> & { checked: boolean }) {
  const hasKeys = useHydrated();
  return (
    <button
      type="button"
      role="radio"
      aria-checked={checked}
      tabIndex={hasKeys && !checked ? -1 : undefined}
      className={cx(styles.chip, className)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        moveChoice(event);
      }}
      {...props}
    />
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys choose as they move, round the ends, as in the browser's own radio buttons. */
function moveChoice(event: KeyboardEvent<HTMLButtonElement>) {
  const step = STEPS[event.key];
  const group = event.currentTarget.closest('[role="radiogroup"]');
  if (!step || !group) return;
  event.preventDefault();
  const chips = [...group.querySelectorAll<HTMLButtonElement>('[role="radio"]:enabled')];
  const next = chips.at((chips.indexOf(event.currentTarget) + step) % chips.length);
  next?.focus();
  next?.click();
}
