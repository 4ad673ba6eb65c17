import { useRef, useState } from 'react';
import { Button } from '../../src/components/button/button.tsx';
import { Cluster } from '../../src/components/cluster/cluster.tsx';
import { DataTable } from '../../src/components/data-table/data-table.tsx';
import { EmptyState } from '../../src/components/empty-state/empty-state.tsx';
import { Link } from '../../src/components/link/link.tsx';
import { Text } from '../../src/components/text/text.tsx';
import { TextField } from '../../src/components/text-field/text-field.tsx';
import { addressOf, Show } from '../blocks/show.tsx';
import { StatusBadge } from '../status/status-badge.tsx';
import { findAbsent, findNeeds, findPatterns } from './find-needs.ts';
import type { Need } from './needs.ts';
import { otherNames } from './other-names.ts';
import styles from './which-component.module.css';

const columns = [
  { key: 'need', label: 'I need' },
  { key: 'component', label: 'Component' },
  { key: 'status', label: 'Status' },
  { key: 'otherwise', label: 'When it fails, is empty or is long' },
] as const;

/** A table for each group of needs, and a field that filters them. */
export function WhichComponent() {
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const showAll = () => {
    setWords('');
    field.current?.focus();
  };
  const areas = findNeeds(words);
  const count = areas.flatMap((area) => area.needs).length;
  const absent = findAbsent(words);
  const patterns = words.trim() === '' ? [] : findPatterns(words);
  return (
    <Show>
      <TextField
        ref={field}
        label="Filter"
        hint="What you need, any name for it, or a status: modal, toast, beta"
        name="filter"
        autoComplete="off"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Text role="status" weight="bold" className={styles.count}>
        {count} {count === 1 ? 'component' : 'components'}
      </Text>
      {absent.map(({ why }) => (
        <Text key={why}>{why}</Text>
      ))}
      {patterns.length > 0 && (
        <Cluster as="p" gap={3}>
          Patterns:
          {patterns.map(({ title, page }) => (
            <Link key={page} href={addressOf(`${page}--docs`)}>
              {title}
            </Link>
          ))}
        </Cluster>
      )}
      {areas.map((area) => (
        <DataTable
          key={area.title}
          caption={area.title}
          columns={columns}
          rows={area.needs.map(toRow)}
          className={styles.table}
        />
      ))}
      {count === 0 && patterns.length === 0 && (
        <EmptyState title="No component matches" actions={<Button onClick={showAll}>Show all components</Button>}>
          Try one word, or what it is for. Colours, sizes and patterns have pages of their own: the search in the
          sidebar finds those too.
        </EmptyState>
      )}
    </Show>
  );
}

const toRow = ({ need, component, exportName, page, otherwise }: Need) => ({
  need: <span className={styles.need}>{need}</span>,
  component: (
    <>
      <Link href={addressOf(`${page}--docs`)}>{component}</Link>
      <Text size="sm" muted>
        {otherNames[page]?.join(', ')}
      </Text>
    </>
  ),
  status: <StatusBadge of={exportName ?? component} />,
  otherwise: <Link href={addressOf(`${page}--${otherwise.story}`)}>{otherwise.what}</Link>,
});
