import { Cluster, Columns, Link, Section, SectionIntro, VisuallyHidden } from '@site/design-system';
import { topics } from '../../content/blog.ts';
import { blogSearchHref, RESULTS_ID, topicCounts } from './blog-search.ts';
import styles from './popular-topics.module.css';

const MOST = 8;

/** The most frequent topics, as finger posts. */
export function PopularTopics() {
  return (
    <Section tone="sunken" aria-labelledby="topics">
      <Columns ratio="1:2" align="center">
        <SectionIntro id="topics" title={topics.title} size="lg" lead={topics.text} />
        <Cluster as="ul">
          {[...topicCounts].slice(0, MOST).map(([topic, count]) => (
            <li key={topic}>
              <Link href={`${blogSearchHref({ topic })}#${RESULTS_ID}`} variant="quiet" className={styles.post}>
                <span>{topic}</span>
                <span className={styles.count}>
                  {count}
                  <VisuallyHidden>{count === 1 ? ' article' : ' articles'}</VisuallyHidden>
                </span>
              </Link>
            </li>
          ))}
        </Cluster>
      </Columns>
    </Section>
  );
}
