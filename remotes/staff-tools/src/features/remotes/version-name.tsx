import styles from './version-name.module.css';

/** On one line, unless it is far longer than the builds name theirs. */
export const VersionName = ({ version }: { version: string }) => <span className={styles.version}>{version}</span>;
