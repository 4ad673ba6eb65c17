import { Card, CardLink, Text } from '@site/design-system';
import { frame } from '../../content/article.ts';
import { articleHref, type ArticleFacts } from '../../content/articles.ts';
import { neighboursOf } from './related.ts';
import styles from './neighbours.module.css';

/** The ways to the previous and the next article. */
export function Neighbours({ slug }: { slug: string }) {
  const { previous, next } = neighboursOf(slug);
  return (
    <nav aria-label={frame.neighbours} className={styles.neighbours}>
      {previous && <Neighbour label={frame.previous} article={previous} />}
      {next && <Neighbour label={frame.next} article={next} className={styles.next} />}
    </nav>
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
      <Text size="sm" tone="muted">
        {label}
      </Text>
      <CardLink href={articleHref(article)} className={styles.title}>
        {article.title}
      </CardLink>
    </Card>
  );
}
