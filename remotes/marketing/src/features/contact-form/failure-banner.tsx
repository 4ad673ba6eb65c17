import { useEffect, useRef } from 'react';
import { Banner, brand, Link } from '@site/design-system';
import { FAILURE_BANNER } from './failure-text.ts';
import { TimedMessage } from './timed-message.tsx';
import styles from './contact-form.module.css';

export interface FailureBannerProps {
  reason: string;
  onEnd: () => void;
}

export function FailureBanner({ reason, onEnd }: FailureBannerProps) {
  const banner = useRef<HTMLDivElement>(null);
  // It is gone after 5 seconds: whoever has scrolled on should still see it.
  useEffect(() => {
    banner.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <TimedMessage onEnd={onEnd} className={styles.failure}>
      <Banner ref={banner} tone="danger" live="assertive" title={FAILURE_BANNER}>
        <p>{reason}</p>
        <p>
          <Link href={brand.phone.href} className={styles.call}>
            Call {brand.phone.display}
          </Link>
        </p>
      </Banner>
    </TimedMessage>
  );
}
