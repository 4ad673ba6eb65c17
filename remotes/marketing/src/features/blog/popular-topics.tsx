import { Heading, Link, Section, Text, VisuallyHidden } from '@site/design-system';
import { topics } from '../../content/blog.ts';
import { blogSearchHref, RESULTS_ID, topicCounts } from './blog-search.ts';
import styles from './popular-topics.module.css';

const MOST = 8;

/** The most frequent topics, as finger posts. */
export function PopularTopics() {
  return (
    <Section tone="sunken" aria-labelledby="topics">
      <div className={styles.layout}>
        <div className={styles.text}>
          <Heading level={2} id="topics">
            {topics.title}
          </Heading>
          <Text tone="muted">{topics.text}</Text>
        </div>
        <ul className={styles.posts}>
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
        </ul>
      </div>
    </Section>
  );
}
