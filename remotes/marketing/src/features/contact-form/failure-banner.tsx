import type { FormFailure } from '@site/remote-kit';
import { NotSentBanner } from '../forms/not-sent-banner.tsx';
import { FAILURE_BANNER } from './form.ts';
import { TimedMessage } from './timed-message.tsx';
import styles from './contact-form.module.css';

export interface FailureBannerProps {
  failure: FormFailure;
  onEnd: () => void;
}

export function FailureBanner({ failure, onEnd }: FailureBannerProps) {
  return (
    <TimedMessage onEnd={onEnd} className={styles.failure}>
      <NotSentBanner title={FAILURE_BANNER} failure={failure} />
    </TimedMessage>
  );
}
