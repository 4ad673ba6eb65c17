import { Text } from '@site/design-system';
import styles from './printed-address.module.css';

/** On paper, where the job is on the site. */
export const PrintedAddress = ({ address }: { address: string }) => (
  <Text className={styles.address}>This job is at {address}</Text>
);
