import { Component, type ComponentType, type ReactNode } from 'react';
import type { FragmentModule, PlacedFragment } from '@site/remote-kit';
import type { FragmentSource } from './fragment-source.ts';

/** A fragment in a page, and where its code comes from. */
export interface SourcedFragment extends PlacedFragment {
  source: Pick<FragmentSource, 'renderFailed'>;
}

/** What a fragment shows, or its fallback once it has thrown: the page goes on. */
export function contentOf(module: FragmentModule, data: unknown, fragment: SourcedFragment): ReactNode {
  const Shown = module.Component as ComponentType<{ input: unknown; data: unknown }>;
  return (
    <Boundary {...fragment}>
      <Shown input={fragment.input} data={data} />
    </Boundary>
  );
}

class Boundary extends Component<SourcedFragment & { children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: Error) {
    this.props.source.renderFailed(this.props.name, error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
