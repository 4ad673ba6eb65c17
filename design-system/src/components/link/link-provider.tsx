import {
  createContext,
  createElement,
  useContext,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';

export type AnchorProps = ComponentProps<'a'>;

const AnchorContext = createContext<ComponentType<AnchorProps> | 'a'>('a');

export interface LinkProviderProps {
  /** Renders every link below it: a router's link, usually. Must pass on all it is given, `ref` included. */
  component: ComponentType<AnchorProps>;
  children: ReactNode;
}

/** Gives every link below it the site's own anchor. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <AnchorContext value={component}>{children}</AnchorContext>;
}

/** The anchor that this part of the page navigates with: a plain `<a>` without a LinkProvider. */
export function Anchor(props: AnchorProps) {
  return createElement(useContext(AnchorContext), props);
}
