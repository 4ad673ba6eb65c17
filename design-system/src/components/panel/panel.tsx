import { useId, type ReactNode, type Ref } from 'react';
import { Card, type CardOwnProps } from '../card/card.tsx';
import type { ElementProps } from '../../layout/polymorphic.ts';
import { Cluster } from '../cluster/cluster.tsx';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { Stack } from '../stack/stack.tsx';

export interface PanelOwnProps extends Pick<CardOwnProps, 'padding'> {
  /** Names the panel. */
  title: ReactNode;
  /** The title's level in the page's outline. */
  level?: Exclude<HeadingLevel, 1>;
  /** Receives the title, which then takes focus from a script: when what had it is gone. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** At the end of the title's line: a state, or an action on the whole panel. */
  end?: ReactNode;
  /** @deprecated Since 1.7.0: `end`. */
  aside?: ReactNode;
  children: ReactNode;
  'aria-label'?: never;
  'aria-labelledby'?: never;
}

export type PanelProps = PanelOwnProps & ElementProps<'section', PanelOwnProps>;

/**
 * A card with a title, which is the name of a region.
 *
 * **Use it** for a part of a page that people look for by its name.
 * **Not** for an item of a list, or a card that is a link: that is a `Card`.
 */
export function Panel({
  title,
  level = 2,
  titleRef,
  aside,
  end = aside,
  padding = 'md',
  children,
  ...props
}: PanelProps) {
  const id = useId();
  const heading = (
    <Heading
      level={level}
      size={padding === 'lg' ? 'md' : 'sm'}
      id={id}
      ref={titleRef}
      tabIndex={titleRef ? -1 : undefined}
    >
      {title}
    </Heading>
  );
  return (
    <Card as="section" padding={padding} aria-labelledby={id} {...props}>
      <Stack gap={4}>
        {end ? (
          <Cluster justify="between">
            {heading}
            {end}
          </Cluster>
        ) : (
          heading
        )}
        {children}
      </Stack>
    </Card>
  );
}
