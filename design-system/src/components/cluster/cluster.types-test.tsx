import { Cluster } from './cluster.tsx';

export const legal = (
  <Cluster as="fieldset" gap={2} justify="between" align="baseline" disabled>
    Filters
  </Cluster>
);

export const illegal = [
  // @ts-expect-error a row does not stretch its children
  <Cluster key="1" align="stretch">
    Text
  </Cluster>,
  // @ts-expect-error unknown justification
  <Cluster key="2" justify="evenly">
    Text
  </Cluster>,
  // @ts-expect-error a variant is never null
  <Cluster key="3" justify={null}>
    Text
  </Cluster>,
  // @ts-expect-error no such step in the space scale
  <Cluster key="4" gap={0}>
    Text
  </Cluster>,
  // @ts-expect-error only a fieldset is disabled
  <Cluster key="5" disabled>
    Text
  </Cluster>,
];
