import type { ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import type { ElementProps, Tag } from '../../layout/polymorphic.ts';
import { Container, type ContainerOwnProps } from '../container/container.tsx';
import styles from './section.module.css';

export interface SectionOwnProps extends ContainerOwnProps {
  /** Background: the page's, a shade darker, ink, or the accent. */
  tone?: 'default' | 'sunken' | 'ink' | 'accent';
  /** Space above and below: `lg` for marketing pages. */
  spacing?: 'md' | 'lg';
}

export type SectionProps<Element extends Tag = 'section'> = SectionOwnProps & ElementProps<Element, SectionOwnProps>;

const section = cva(null, {
  variants: {
    tone: { default: null, sunken: styles.sunken, ink: styles.painted, accent: styles.painted },
    spacing: { md: styles.md, lg: styles.lg },
  },
});

/**
 * A band across the window, its content in the page's column. `ink` and `accent` repaint everything inside.
 *
 * **Use it** for each part of a page between header and footer. **Not** for a box inside the column: that is a `Card`.
 */
export function Section<Element extends Tag = 'section'>({
  as,
  tone = 'default',
  spacing = 'md',
  width = 'wide',
  className,
  children,
  ...props
}: SectionProps<Element>) {
  const Root: Tag = as ?? 'section';
  const repaint = tone === 'ink' || tone === 'accent' ? { 'data-tone': tone } : {};
  return (
    <Root className={section({ tone, spacing, className })} {...repaint} {...(props as object)}>
      <Container width={width}>{children as ReactNode}</Container>
    </Root>
  );
}
