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
  /** Renders every link below it; usually a router's link. Must forward all props, including `ref`. */
  component: ComponentType<AnchorProps>;
  children: ReactNode;
}

/** Makes every link below it render as `component`. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <AnchorContext value={component}>{children}</AnchorContext>;
}

/** The LinkProvider's component, or a plain `<a>` without one. */
export function Anchor(props: AnchorProps) {
  return createElement(useContext(AnchorContext), props);
}
