import type { ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import type { PolymorphicProps, Tag } from '../../layout/polymorphic.ts';
import { Container, type ContainerOwnProps } from '../container/container.tsx';
import styles from './section.module.css';

export interface SectionOwnProps extends ContainerOwnProps {
  tone?: 'default' | 'sunken' | 'ink' | 'accent';
  spacing?: 'md' | 'lg';
}

export type SectionProps<Element extends Tag = 'section'> = PolymorphicProps<Element, SectionOwnProps>;

const section = cva(null, {
  variants: {
    tone: { default: null, sunken: styles.sunken, ink: styles.painted, accent: styles.painted },
    spacing: { md: styles.md, lg: styles.lg },
  },
});

/** A band across the window, its content in the page's column. `ink` and `accent` repaint everything inside. */
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
