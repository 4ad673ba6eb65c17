import { Stack } from '../../src/components/stack/stack.tsx';
import { Text } from '../../src/components/text/text.tsx';
import { releases } from '../status/releases.ts';
import { statusOf } from '../status/status.ts';
import { StatusBadge } from '../status/status-badge.tsx';
import { needs } from '../which-component/needs.ts';
import { anchorOf, otherNames } from '../which-component/other-names.ts';
import { Show } from './show.tsx';

/**
 * A component's status, and what else people call it: the sidebar's search leads to these names. Nothing for components
 * that are not public.
 * @param props.of as in "Which component?": 'Dialog'
 */
export function ComponentStatus({ of }: { of: string }) {
  const need = needs.flatMap((area) => area.needs).find(({ component }) => component === of);
  if (!need) return null;
  const name = need.exportName ?? need.component;
  const names = otherNames[need.page] ?? [];
  return (
    <Show>
      <Stack gap={2}>
        <span id={anchorOf(statusOf(name, releases).name)}>
          <StatusBadge of={name} />
        </span>
        {names.length > 0 && (
          <Text size="sm" muted>
            Also called{' '}
            {names.map((name, index) => (
              <span key={name} id={anchorOf(name)}>
                {index > 0 && ', '}
                {name}
              </span>
            ))}
          </Text>
        )}
      </Stack>
    </Show>
  );
}
