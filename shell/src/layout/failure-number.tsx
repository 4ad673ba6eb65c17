import styles from './failure-number.module.css';

/** With what a visitor can tell us which failure they saw. */
export const FailureNumber = ({ value }: { value: string }) => (
  <>
    If you call or write to us about this, please quote{' '}
    <strong translate="no" className={styles.number}>
      {value}
    </strong>
    .
  </>
);
