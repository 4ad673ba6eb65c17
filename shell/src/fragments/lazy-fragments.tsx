import { lazy, Suspense, type ComponentType } from 'react';
import type { PlacedFragment } from '@site/remote-kit';

type Shown = ComponentType<PlacedFragment>;

/** A page stands without its fragments, whatever is missing. */
const FallbackAlone: Shown = ({ fallback }) => fallback;

/**
 * Shows fragments with code that a page without any does not load. A page whose HTML has some loads it before it is
 * hydrated.
 */
export function lazyFragments(load: () => Promise<Shown>) {
  let Loaded: Shown | undefined;
  const ready = async () => (Loaded ??= await load());
  const Later = lazy(async () => ({ default: await ready().catch(() => FallbackAlone) }));
  const Fragment: Shown = (props) =>
    Loaded ? (
      <Loaded {...props} />
    ) : (
      <Suspense fallback={props.fallback}>
        <Later {...props} />
      </Suspense>
    );
  return { ready, Fragment };
}
