import { createContext, use, useId } from 'react';
import type { PlacedFragment } from '@site/remote-kit';
import type { FragmentDemand } from './with-fragments.ts';

/** What the page that is being rendered has asked for. */
export const FragmentDemands = createContext<FragmentDemand[]>([]);

/** On the server, a fragment's place: its remote may fill in what stands between the edges, the fallback. */
export function DemandedFragment({ name, input, fallback }: PlacedFragment) {
  const id = useId();
  use(FragmentDemands).push({ id, name, input });
  return (
    <div data-fragment={name}>
      <wbr data-edge={id} />
      {fallback}
      <wbr data-edge={id} />
    </div>
  );
}
