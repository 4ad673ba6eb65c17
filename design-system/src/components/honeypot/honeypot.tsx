import { useId, type ComponentProps } from 'react';
import styles from './honeypot.module.css';

export type HoneypotProps = Omit<ComponentProps<'input'>, 'type' | 'tabIndex' | 'autoComplete' | 'name'> & {
  name: string;
};

/**
 * A text input that people neither see nor reach and that form-filling programs fill in. It is moved out of view
 * rather than hidden, because many of them skip `display: none`.
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
