import { useState } from 'react';
import { Banner } from '../../src/components/banner/banner.tsx';
import { Card } from '../../src/components/card/card.tsx';
import { ErrorState } from '../../src/components/error-state/error-state.tsx';
import { Heading } from '../../src/components/heading/heading.tsx';
import { RetryButton } from '../../src/components/retry-button/retry-button.tsx';
import { Skeleton } from '../../src/components/skeleton/skeleton.tsx';
import { Spinner } from '../../src/components/spinner/spinner.tsx';
import { Stack } from '../../src/components/stack/stack.tsx';
import { Stat } from '../../src/components/stat/stat.tsx';
import { VisuallyHidden } from '../../src/components/visually-hidden/visually-hidden.tsx';

export interface ArrivalsProps {
  state: 'loading' | 'ready' | 'refreshing' | 'failed' | 'stale' | 'offline';
  load: () => void;
}

/** A part of a page that depends on the network, in each of its states. */
export function Arrivals({ state, load }: ArrivalsProps) {
  return (
    <Card padding="lg" aria-busy={state === 'loading' || state === 'refreshing'}>
      <Stack gap={4}>
        <Heading level={2} size="sm">
          Arrivals today
        </Heading>
        {state === 'loading' && <Loading />}
        {state === 'failed' && (
          <ErrorState title="The arrivals could not be loaded" level={3} onRetry={load}>
            The rest of this page works as usual.
          </ErrorState>
        )}
        {state === 'stale' && (
          <StaleBanner title="These figures may be out of date" text="Loading new ones failed." onRetry={load} />
        )}
        {state === 'offline' && (
          <StaleBanner title="You are offline" text="These are the figures from your last visit." onRetry={load} />
        )}
        {state !== 'loading' && state !== 'failed' && <Stat value="148" label="lorries, all on time" />}
        {state === 'refreshing' && <Spinner label="Looking for newer figures…" />}
      </Stack>
    </Card>
  );
}

/** As tall as the content, so that nothing moves when it arrives. */
const Loading = () => (
  <>
    <VisuallyHidden role="status">Loading the arrivals…</VisuallyHidden>
    <Skeleton shape="block" height="4.75rem" />
  </>
);

function StaleBanner({ title, text, onRetry }: { title: string; text: string; onRetry: () => void }) {
  return (
    <Banner
      status="warning"
      live="polite"
      title={title}
      actions={<RetryButton variant="secondary" size="sm" onRetry={onRetry} />}
    >
      {text}
    </Banner>
  );
}

/** Fails once, then shows the figures. */
export function RetriedArrivals() {
  const [state, setState] = useState<ArrivalsProps['state']>('failed');
  return <Arrivals state={state} load={() => setState('ready')} />;
}
