import { useId } from 'react';
import { Card, CardLink, Grid, Heading, Section, Stack, Text } from '@site/design-system';
import type { ArticlesInput } from './input.ts';
import type { ArticlesData } from './loader.ts';

export interface ArticlesProps {
  input: ArticlesInput;
  data: ArticlesData;
}

/** What is written for a trade, as a section of another remote's page; nothing where there is none. */
export function Articles({ data: { title, articles } }: ArticlesProps) {
  const id = useId();
  if (articles.length === 0) return null;
  return (
    <Section aria-labelledby={id} data-only="screen">
      <Stack gap={5}>
        <Heading level={2} size="lg" id={id}>
          {title}
        </Heading>
        <Grid as="ul" min="sm" gap={4} fill>
          {articles.map(({ href, title: name, excerpt, category, readTime }) => (
            <Card as="li" interactive key={href}>
              <Stack gap={3}>
                <Text size="sm" muted>
                  {category}, {readTime} min read
                </Text>
                <Heading level={3} size="sm">
                  <CardLink href={href}>{name}</CardLink>
                </Heading>
                <Text>{excerpt}</Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}
