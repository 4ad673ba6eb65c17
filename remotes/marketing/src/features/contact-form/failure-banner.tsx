import { useEffect, useRef } from 'react';
import { Banner, brand, Link } from '@site/design-system';
import { RetryTime, type FormFailure } from '@site/remote-kit';
import { FAILURE_BANNER } from './form.ts';
import { TimedMessage } from './timed-message.tsx';
import styles from './contact-form.module.css';

export interface FailureBannerProps {
  failure: FormFailure;
  onEnd: () => void;
}

export function FailureBanner({ failure, onEnd }: FailureBannerProps) {
  const banner = useRef<HTMLDivElement>(null);
  // It disappears after 5 seconds: visitors who have scrolled on should still see it.
  useEffect(() => {
    banner.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <TimedMessage onEnd={onEnd} className={styles.failure}>
      <Banner ref={banner} tone="danger" live="assertive" title={FAILURE_BANNER}>
        <p>{failure.message}</p>
        <RetryTime seconds={failure.retryAfter} />
        <p>
          <Link href={brand.phone.href} className={styles.call}>
            Call {brand.phone.display}
          </Link>
        </p>
      </Banner>
    </TimedMessage>
  );
}
