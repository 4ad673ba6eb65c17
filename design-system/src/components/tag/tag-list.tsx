import { Children, type ReactNode } from 'react';
import { Cluster, type ClusterProps } from '../cluster/cluster.tsx';

export interface TagListProps extends Omit<ClusterProps<'ul'>, 'as' | 'justify' | 'align'> {
  /** Tags, each of which becomes an item of the list. */
  children: ReactNode;
}

/** Tags in a row that wraps, as a list. Name it with `aria-label` where no heading does. */
export function TagList({ children, gap = 2, ...props }: TagListProps) {
  return (
    <Cluster as="ul" gap={gap} {...props}>
      {Children.map(children, (tag) => (
        <li>{tag}</li>
      ))}
    </Cluster>
  );
}
