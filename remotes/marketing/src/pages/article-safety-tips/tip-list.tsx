import styles from './tip-list.module.css';
import { tips } from './tips.ts';

/** The tips, numbered like the marker posts of a road. */
export function TipList() {
  return (
    <ol className={styles.tips}>
      {tips.map(({ title, description }) => (
        <li key={title} className={styles.tip}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ol>
  );
}
