import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './site-header.module.css';

export interface TopBarContent {
  phone: { display: string; href: string };
  email: string;
  tagline: string;
}

export function TopBar({ phone, email, tagline }: TopBarContent) {
  return (
    <div className={styles.topBar}>
      <Link variant="quiet" href={phone.href} className={styles.contact}>
        <Icon name="phone" size="sm" />
        {phone.display}
      </Link>
      <Link variant="quiet" href={`mailto:${email}`} className={styles.contact}>
        <Icon name="mail" size="sm" />
        {email}
      </Link>
      <p className={styles.tagline}>{tagline}</p>
    </div>
  );
}
