import styles from './reference.module.css';

/** A reference for the visitor to quote, drawn as a number plate. Renders nothing when the server gave none. */
export function Reference({ value }: { value: string }) {
  if (value === '') return null;
  return (
    <p className={styles.plate}>
      <span>Reference</span> <strong>{value}</strong>
    </p>
  );
}

const SHAPE = /^[A-Z]{3}-[A-Z0-9]{6}$/;

/** The reference in the URL that a posted form redirects to; undefined for anything that is not a reference. */
export function readReference(parameters: URLSearchParams, name: string): string | undefined {
  const value = parameters.get(name);
  return value !== null && (value === '' || SHAPE.test(value)) ? value : undefined;
}
