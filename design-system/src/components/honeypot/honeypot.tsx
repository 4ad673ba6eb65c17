import { useId, type ComponentProps } from 'react';
import styles from './honeypot.module.css';

export type HoneypotProps = Omit<
  ComponentProps<'input'>,
  'type' | 'tabIndex' | 'autoComplete' | 'name' | 'required' | 'children'
> & {
  /** A name that attracts bots, such as `website`. */
  name: string;
};

/**
 * A text input that people can neither see nor reach, but spam bots fill in.
 *
 * **Use it** once in every public form; the server discards submissions that fill it in.
 * **Not** for values that a form passes on: that is an `input` of type `hidden`.
 */
export function Honeypot(props: HoneypotProps) {
  const id = useId();
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>Leave this field empty</label>
      <input {...props} id={id} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
