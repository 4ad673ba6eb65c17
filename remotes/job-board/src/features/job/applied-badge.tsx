import { Badge } from '@site/design-system';
import { useSentApplication } from '../application/sent-applications.ts';
import styles from './applied-badge.module.css';

/** On the edge of a job's card, where it moves nothing, if the visitor has applied as far as this device knows. */
export const AppliedBadge = ({ slug }: { slug: string }) =>
  useSentApplication(slug) && (
    <Badge status="success" className={styles.badge}>
      Applied
    </Badge>
  );
