import { useEffect, useRef } from 'react';
import { Banner, brand, Link } from '@site/design-system';
import { RetryTime, type FormFailure } from '@site/remote-kit';
import styles from './not-sent-banner.module.css';

export interface NotSentBannerProps {
  title: string;
  failure: FormFailure;
}

/** Why a form was not sent, and the number to call instead. */
export function NotSentBanner({ title, failure }: NotSentBannerProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    banner.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Banner ref={banner} status="danger" live="assertive" title={title}>
      <p>{failure.message}</p>
      <RetryTime seconds={failure.retryAfter} />
      <p>
        <Link href={brand.phone.href} className={styles.call}>
          Call {brand.phone.display}
        </Link>
      </p>
    </Banner>
  );
}
