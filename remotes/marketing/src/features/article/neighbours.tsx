import { Card, CardLink, Grid, Text } from '@site/design-system';
import { frame } from '../../content/article.ts';
import { articleHref, type ArticleFacts } from '../../content/articles.ts';
import { neighboursOf } from './related.ts';
import styles from './neighbours.module.css';

/** The ways to the previous and the next article. */
export function Neighbours({ slug }: { slug: string }) {
  const { previous, next } = neighboursOf(slug);
  return (
    <Grid as="nav" gap={4} aria-label={frame.neighbours} className={styles.neighbours}>
      {previous && <Neighbour label={frame.previous} article={previous} />}
      {next && <Neighbour label={frame.next} article={next} className={styles.next} />}
    </Grid>
  );
}

interface NeighbourProps {
  label: string;
  article: ArticleFacts;
  className?: string | undefined;
}

function Neighbour({ label, article, className }: NeighbourProps) {
  return (
    <Card interactive className={className}>
      <Text size="sm" muted>
        {label}
      </Text>
      <Text weight="bold">
        <CardLink href={articleHref(article)}>{article.title}</CardLink>
      </Text>
    </Card>
  );
}
