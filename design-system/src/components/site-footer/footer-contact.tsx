import type { PhoneNumber, PostalAddress } from '../../brand/index.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './site-footer.module.css';

interface FooterContactProps {
  address: PostalAddress;
  phone: PhoneNumber;
  email: string;
}

export function FooterContact({ address, phone, email }: FooterContactProps) {
  const { street, town, county, postcode } = address;
  return (
    <address className={styles.contact}>
      <p className={styles.contactLine}>
        <Icon name="map-pin" />
        <span>
          {street}
          <br />
          {town}, {county}
          <br />
          {postcode}
        </span>
      </p>
      <Link variant="quiet" href={phone.href} className={styles.contactLine}>
        <Icon name="phone" />
        {phone.display}
      </Link>
      <Link variant="quiet" href={`mailto:${email}`} className={styles.contactLine}>
        <Icon name="mail" />
        {email}
      </Link>
    </address>
  );
}
