import { Badge, type BadgeProps } from '../../src/components/badge/badge.tsx';
import { Cluster } from '../../src/components/cluster/cluster.tsx';
import { Text } from '../../src/components/text/text.tsx';
import { releases } from './releases.ts';
import { statusOf, type Status } from './status.ts';

const badges: Record<Status['name'], Pick<BadgeProps, 'status' | 'children'>> = {
  draft: { status: 'neutral', children: 'Draft' },
  beta: { status: 'info', children: 'Beta' },
  stable: { status: 'success', children: 'Stable' },
  deprecated: { status: 'warning', children: 'Deprecated' },
};

/** The status of an export, and since which version it has it. */
export function StatusBadge({ of }: { of: string }) {
  const status = statusOf(of, releases);
  return (
    <Cluster as="span" gap={2} align="baseline">
      <Badge {...badges[status.name]} />
      <Text as="span" size="sm" muted>
        {sinceWhen(status)}
      </Text>
    </Cluster>
  );
}

function sinceWhen(status: Status): string {
  if (status.name === 'draft') return 'not yet released';
  if (status.name === 'deprecated') return `since ${status.deprecatedSince}, here since ${status.since}`;
  return `${status.name === 'beta' ? 'here ' : ''}since ${status.since}`;
}
