import { startTransition, use, useEffect, useId, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { UNSAFE_NavigationContext } from 'react-router';
import { useLocation } from 'react-router-dom';
import type { FragmentModule, PlacedFragment } from '@site/remote-kit';
import { RoutesContext } from '../remotes/prefetch.ts';
import { contentOf } from './fragment-content.tsx';
import { FragmentFrame } from './fragment-frame.tsx';
import type { FragmentSource } from './fragment-source.ts';

export { createFragmentSource } from './fragment-source.ts';

interface ShownFragmentProps extends PlacedFragment {
  source: FragmentSource;
}

/** Shows fragments in the browser. */
export const shownFragments =
  (source: FragmentSource): ComponentType<PlacedFragment> =>
  (props) => <ShownFragment {...props} source={source} />;

function ShownFragment(props: ShownFragmentProps) {
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

/** The server's HTML, to which React adds the rest once the page itself has been hydrated, as a root of its own. */
function HydratedFragment({ id, data, ...fragment }: ShownFragmentProps & { id: string; data: unknown }) {
  const { name, source } = fragment;
  const place = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(undefined);
  const [module, setModule] = useState<FragmentModule>();
  const location = useLocation();
  const { navigator } = use(UNSAFE_NavigationContext);
  const routes = use(RoutesContext);

  useEffect(() => {
    let isLeft = false;
    const load = async () => {
      await painted();
      if (isLeft) return;
      const loaded = await source.load(name);
      // A browser that translates the page has put its own elements there: React would bring the English text back.
      if (!isLeft && !place.current!.querySelector(TRANSLATED)) setModule(loaded);
    };
    // Without its code, the server's HTML stays: it can be read, and its links open documents.
    load().catch((error: unknown) => isLeft || console.error(error));
    return () => {
      isLeft = true;
      // Not while React removes the page.
      setTimeout(() => root.current?.unmount());
    };
    // It is another one when what it shows changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (!module) return;
    const element = (
      <FragmentFrame location={location} navigator={navigator} routes={routes}>
        {contentOf(module, data, fragment)}
      </FragmentFrame>
    );
    // It may not have been hydrated yet.
    if (root.current) startTransition(() => root.current!.render(element));
    else root.current = hydrateRoot(place.current!, element, { identifierPrefix: id });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [module, location]);

  return <div data-fragment={name} ref={place} dangerouslySetInnerHTML={NONE} suppressHydrationWarning />;
}

/** What browsers put words into that they have translated. */
const TRANSLATED: string = 'font';

const NONE = { __html: '' };

/** Lets the browser show the page that has just been hydrated, and answer the visitor. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** What the server's HTML does not have: the fallback until it is there. */
function OpenedFragment(fragment: ShownFragmentProps) {
  const [shown, setShown] = useState<ReactNode>(fragment.fallback);
  useEffect(() => {
    const left = new AbortController();
    const open = async () => {
      const [module, data] = await fragment.source.open(fragment.name, fragment.input, left.signal);
      if (!left.signal.aborted) startTransition(() => setShown(contentOf(module, data, fragment)));
    };
    open().catch((error: unknown) => left.signal.aborted || console.error(error));
    return () => left.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return shown;
}
