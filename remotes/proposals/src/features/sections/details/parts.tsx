import type { ReactNode } from 'react';
import { CheckList, Heading, Stack, Text } from '@site/design-system';
import { Marked } from '../../search/marked.tsx';
import type { Block } from './blocks.ts';
import styles from './parts.module.css';

/** A heading inside a section's detail body, and what it is about. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={2} className={styles.part}>
      <Heading level={4} size="sm">
        <Marked>{title}</Marked>
      </Heading>
      {children}
    </Stack>
  );
}

export const BlockPart = ({ title, content }: Block) => (
  <Part title={title}>
    {typeof content === 'string' ? (
      <Text>
        <Marked>{content}</Marked>
      </Text>
    ) : (
      <CheckList items={content} renderItem={(item) => <Marked>{item}</Marked>} />
    )}
  </Part>
);
