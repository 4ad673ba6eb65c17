import styles from './reference.module.css';

/** What the visitor may quote, as a number plate. Nothing where the server gave none. */
export function Reference({ value }: { value: string }) {
  if (value === '') return null;
  return (
    <p className={styles.plate}>
      <span>Reference</span> <strong>{value}</strong>
    </p>
  );
}

const SHAPE = /^[A-Z]{3}-[A-Z0-9]{6}$/;

/** The reference in the address that a posted form leads to; undefined for anything that is none. */
export function readReference(parameters: URLSearchParams, name: string): string | undefined {
  const value = parameters.get(name);
  return value !== null && (value === '' || SHAPE.test(value)) ? value : undefined;
}
