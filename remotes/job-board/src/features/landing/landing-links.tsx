import { useId } from 'react';
import type { LandingLink } from '@site/contract';
import { Cluster, Heading, Link, Stack } from '@site/design-system';

export interface LandingLinksProps {
  title: string;
  links: readonly LandingLink[];
  hrefFor: (slug: string) => string;
}

/** Links to other landing pages. Empty when there are none. */
export function LandingLinks({ title, links, hrefFor }: LandingLinksProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Heading level={2} size="sm" id={id}>
        {title}
      </Heading>
      <Cluster as="ul" gap={4}>
        {links.map(({ slug, name }) => (
          <li key={slug}>
            <Link href={hrefFor(slug)} variant="standalone">
              {name}
            </Link>
          </li>
        ))}
      </Cluster>
    </Stack>
  );
}
