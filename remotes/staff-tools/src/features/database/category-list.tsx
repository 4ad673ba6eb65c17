import { EmptyState, ErrorState, Panel, Stack, Text } from '@site/design-system';
import { messageOf } from '@site/remote-kit';
import type { JobCategory, Result } from '@site/contract';
import styles from './category-list.module.css';

export function CategoryList({ categories }: { categories: Result<JobCategory[]> }) {
  return (
    <Panel title={`Job categories${categories.ok ? ` (${categories.data.length})` : ''}`}>
      {categories.ok ? (
        <Categories rows={categories.data} />
      ) : (
        <ErrorState title={messageOf(categories.error)} level={3} />
      )}
    </Panel>
  );
}

function Categories({ rows }: { rows: readonly JobCategory[] }) {
  if (rows.length === 0) {
    return <EmptyState title="No categories found. Make sure you ran the SQL schema." icon="database" level={3} />;
  }
  return (
    <Stack as="ul" gap={3}>
      {rows.map(({ id, name, description, color }) => (
        <li key={id} className={styles.category}>
          <svg className={styles.dot} aria-hidden="true">
            <rect width="100%" height="100%" fill={color} />
          </svg>
          <div className={styles.text}>
            <Text weight="bold">{name}</Text>
            <Text size="sm" muted>
              {description}
            </Text>
          </div>
        </li>
      ))}
    </Stack>
  );
}
