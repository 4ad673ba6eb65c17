import { useState, type ChangeEvent } from 'react';
import { Columns, Grid, Section, SectionIntro, Stack, Text, TextField, useAnnounce } from '@site/design-system';
import { services } from '../../content/legal-support.ts';
import { topicLists } from '../../content/legal-topics.ts';
import { countTopics, findTopics } from './find-topics.ts';
import { TopicColumn } from './topic-column.tsx';
import styles from './topic-finder.module.css';

const ALL = countTopics(topicLists);

/** The four lists of topics, and a field that shows only the topics with a certain word. */
export function TopicFinder() {
  const [term, setTerm] = useState('');
  const announce = useAnnounce();
  const found = findTopics(topicLists, term);
  const count = countTopics(found);

  const search = ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
    setTerm(value);
    announce(countText(countTopics(findTopics(topicLists, value))));
  };

  return (
    <Section tone="sunken" spacing="lg" aria-labelledby="topics">
      <Stack gap={6}>
        <Columns ratio="3:2">
          <SectionIntro id="topics" title={services.title} lead={services.lead} />
          <Stack gap={2} className={styles.finder}>
            <TextField name="topic" {...services.filter} value={term} onChange={search} autoComplete="off" />
            <Text size="sm" weight="bold">
              {countText(count)}
            </Text>
          </Stack>
        </Columns>
        <Grid className={styles.lists}>
          {found.map((list) => (
            <TopicColumn key={list.id} list={list} term={term} />
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}

const countText = (count: number) => (count === ALL ? `${ALL} topics` : `${count} of ${ALL} topics`);
