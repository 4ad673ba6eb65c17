import { Component, startTransition, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createPath, type NavigateFunction, type Location, type RouteObject } from 'react-router-dom';
import type { PlacedFragment } from '@site/remote-kit';
import { FragmentFrame } from './fragment-frame.tsx';
import type { FragmentSource } from './fragment-source.ts';

interface FragmentOptions extends PlacedFragment {
  source: FragmentSource;
}

interface HydrationOptions extends FragmentOptions {
  place: HTMLElement;
  id: string;
  data: unknown;
}

/** What is around a fragment in its page. */
interface Surroundings {
  location: Location;
  navigate: NavigateFunction;
  routes: readonly RouteObject[];
}

/** A fragment that is alive, as a root of React's within the page's. */
export interface FragmentRoot {
  /** Tells it that its surroundings have changed. */
  update(): unknown;
}

/** Hydrates the HTML of a fragment, until the page is left. */
export async function hydrateFragment(
  { place, id, name, input, fallback, data, source }: HydrationOptions,
  around: () => Surroundings,
  left: AbortSignal,
): Promise<FragmentRoot> {
  await painted();
  left.throwIfAborted();
  const { Component: Shown } = await source.load(name);
  left.throwIfAborted();
  // A browser that translates the page has put its own elements there: React would bring the English text back.
  if (place.querySelector(TRANSLATED)) return { update: () => undefined };
  const element = () => {
    const { location, navigate, routes } = around();
    return (
      <FragmentFrame location={location} navigator={navigatorOf(navigate)} routes={routes}>
        {contentOf(Shown, { input, data }, fallback, () => source.renderFailed(name))}
      </FragmentFrame>
    );
  };
  const root = hydrateRoot(place, element(), { identifierPrefix: id });
  // Not while React removes the page.
  left.addEventListener('abort', () => setTimeout(() => root.unmount()), { once: true });
  // It may not have been hydrated yet.
  return { update: () => left.aborted || startTransition(() => root.render(element())) };
}

/** What browsers put words into that they have translated. */
const TRANSLATED: string = 'font';

/** Lets the browser show the page that has just been hydrated, and answer the visitor. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** A fragment that the page's router and links surround already. */
export async function openFragment(
  { name, input, fallback, source }: FragmentOptions,
  left: AbortSignal,
): Promise<ReactNode> {
  const { Component: Shown, data } = await source.open(name, input, left);
  return contentOf(Shown, { input, data }, fallback, () => source.renderFailed(name));
}

function contentOf(
  given: ComponentType<{ input: never; data: never }>,
  props: { input: unknown; data: unknown },
  fallback: ReactNode,
  onError: () => void,
): ReactNode {
  const Shown = given as ComponentType<typeof props>;
  return (
    <Boundary fallback={fallback} onError={onError}>
      <Shown {...props} />
    </Boundary>
  );
}

const navigatorOf = (navigate: NavigateFunction) => ({
  createHref: (to: Parameters<typeof createPath>[0] | string) => (typeof to === 'string' ? to : createPath(to)),
  push: (to: string | Partial<Location>, state?: unknown, options?: object) => void navigate(to, { ...options, state }),
  replace: (to: string | Partial<Location>, state?: unknown, options?: object) =>
    void navigate(to, { ...options, state, replace: true }),
  go: (delta: number) => void navigate(delta),
});

interface BoundaryProps {
  fallback: ReactNode;
  onError: () => void;
  children: ReactNode;
}

/** Shows the fallback once the fragment has thrown: the page goes on. */
class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
