import { Card, EmptyState, Grid, Heading, Stack, Text } from '@site/design-system';
import type { JobCategory, Result } from '@site/contract';
import styles from './category-list.module.css';

export function CategoryList({ categories }: { categories: Result<JobCategory[]> }) {
  const rows = categories.ok ? categories.data : [];
  return (
    <Stack as="section" gap={4} aria-labelledby="categories-heading">
      <Heading level={2} size="md" id="categories-heading">
        Job Categories ({rows.length})
      </Heading>
      {rows.length === 0 ? (
        <EmptyState title="No categories found. Make sure you ran the SQL schema." icon="database" />
      ) : (
        <Grid as="ul" min="sm" gap={4} className={styles.list}>
          {rows.map((category) => (
            <Card as="li" key={category.id}>
              <Stack gap={2}>
                <Text weight="bold" className={styles.name}>
                  <span className={styles.dot} style={{ backgroundColor: category.color }} />
                  {category.name}
                </Text>
                <Text size="sm" tone="muted">
                  {category.description}
                </Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      )}
    </Stack>
  );
}
