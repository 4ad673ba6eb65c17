import { useEffect, useRef } from 'react';
import { Banner, Text } from '@site/design-system';
import type { Form } from './form.ts';
import type { FormFailure } from './form-state.ts';

/** The banner's id, for a field that it describes. */
export const failureId = (form: Pick<Form, 'name'>) => `${form.name}-failure`;

interface FailureBannerProps {
  form: Pick<Form, 'name'>;
  failure: FormFailure;
}

/** Why a form could not be sent, and when to try again. It comes into view, even at the end of a long dialog. */
export function FailureBanner({ form, failure: { message, retryAfter } }: FailureBannerProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In newer browsers it returns a promise, which is no clean-up.
    void banner.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Banner ref={banner} id={failureId(form)} status="danger" live="assertive">
      {message}
      <RetryTime seconds={retryAfter} />
    </Banner>
  );
}

const QUARTER_HOUR = 15 * 60;

/** Renders nothing while the full quarter of an hour is left, because the message itself names it. */
export function RetryTime({ seconds }: { seconds: number | undefined }) {
  if (seconds === undefined || seconds >= QUARTER_HOUR) return null;
  const minutes = Math.ceil(seconds / 60);
  return <Text size="sm">You can try again in {minutes === 1 ? 'a minute' : `${minutes} minutes`}.</Text>;
}
