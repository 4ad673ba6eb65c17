import { Card, EmptyState, ErrorState, Grid, Heading, Stack, Text } from '@site/design-system';
import type { JobCategory, Result } from '@site/contract';
import { readProblem } from './read-problem.ts';
import styles from './category-list.module.css';

export function CategoryList({ categories }: { categories: Result<JobCategory[]> }) {
  return (
    <Stack as="section" gap={4} aria-labelledby="categories-heading">
      <Heading level={2} size="md" id="categories-heading">
        Job Categories{categories.ok && ` (${categories.data.length})`}
      </Heading>
      {categories.ok ? (
        <Categories rows={categories.data} />
      ) : (
        <ErrorState title={readProblem('categories', categories.error)} headingLevel={3} />
      )}
    </Stack>
  );
}

function Categories({ rows }: { rows: readonly JobCategory[] }) {
  if (rows.length === 0) {
    return (
      <EmptyState title="No categories found. Make sure you ran the SQL schema." icon="database" headingLevel={3} />
    );
  }
  return (
    <Grid as="ul" min="sm" gap={4} className={styles.list}>
      {rows.map(({ id, name, description, color }) => (
        <Card as="li" key={id}>
          <Stack gap={2}>
            <Text weight="bold" className={styles.name}>
              <span className={styles.dot} style={{ backgroundColor: color }} />
              {name}
            </Text>
            <Text size="sm" tone="muted">
              {description}
            </Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
