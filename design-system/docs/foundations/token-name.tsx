import { CopyButton } from '../../src/components/copy-button/copy-button.tsx';
import styles from './foundations.module.css';

/** A token's name, copied by pressing it. */
export const TokenName = ({ name }: { name: string }) => (
  <span className={styles.token}>
    <CopyButton text={name} label={name} title="Copy the name" variant="quiet" size="sm" className={styles.copy} />
  </span>
);
