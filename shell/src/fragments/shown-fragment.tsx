import { startTransition, use, useEffect, useId, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PlacedFragment } from '@site/remote-kit';
import { RoutesContext } from '../remotes/prefetch.ts';
import type { FragmentSource } from './fragment-source.ts';
import type { FragmentRoot } from './fragment-root.tsx';

interface SourcedFragment extends PlacedFragment {
  source: FragmentSource;
}

/** Shows fragments in the browser. What brings them to life loads with the first of them. */
export const shownFragments =
  (source: FragmentSource): ComponentType<PlacedFragment> =>
  (props) => <ShownFragment {...props} source={source} />;

function ShownFragment(props: SourcedFragment) {
  const id = useId();
  const asked = JSON.stringify(props.input);
  const [askedAtFirst] = useState(asked);
  const state = props.source.placed[id];
  if (state && asked === askedAtFirst) return <HydratedFragment {...props} id={id} data={state.data} />;
  // With as many children as the server's HTML has, so that ids in the fallback are the same.
  return (
    <div data-fragment={props.name}>
      {null}
      {state === null ? props.fallback : <OpenedFragment key={asked} {...props} />}
      {null}
    </div>
  );
}

/** The server's HTML, to which React adds the rest once the page itself has been hydrated. */
function HydratedFragment({
  id,
  name,
  input,
  fallback,
  source,
  data,
}: SourcedFragment & { id: string; data: unknown }) {
  const place = useRef<HTMLDivElement>(null);
  const root = useRef<Promise<FragmentRoot>>(undefined);
  const around = { location: useLocation(), navigate: useNavigate(), routes: use(RoutesContext) };
  const latest = useRef(around);

  useEffect(() => {
    const left = new AbortController();
    const hydrating = import('./fragment-root.tsx').then(({ hydrateFragment }) =>
      hydrateFragment(
        { place: place.current!, id, name, input, fallback, data, source },
        () => latest.current,
        left.signal,
      ),
    );
    root.current = hydrating;
    // Without its code, the server's HTML stays: it can be read, and its links open documents.
    hydrating.catch((error: unknown) => left.signal.aborted || console.error(error));
    return () => left.abort();
    // What it shows changes only with the input, and then it is another one.
  }, []);

  useEffect(() => {
    if (latest.current.location === around.location) return;
    latest.current = around;
    root.current?.then(
      ({ update }) => update(),
      () => undefined,
    );
  }, [around.location]);

  return <div data-fragment={name} ref={place} dangerouslySetInnerHTML={NONE} suppressHydrationWarning />;
}

const NONE = { __html: '' };

/** What the server's HTML does not have: the fallback until it is there. */
function OpenedFragment({ name, input, fallback, source }: SourcedFragment) {
  const [shown, setShown] = useState<ReactNode>(fallback);
  useEffect(() => {
    const left = new AbortController();
    const open = async () => {
      const { openFragment } = await import('./fragment-root.tsx');
      const opened = await openFragment({ name, input, fallback, source }, left.signal);
      if (!left.signal.aborted) startTransition(() => setShown(opened));
    };
    open().catch((error: unknown) => left.signal.aborted || console.error(error));
    return () => left.abort();
  }, []);
  return shown;
}
