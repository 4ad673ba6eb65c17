import type { ComponentProps, ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import { Cluster } from '../cluster/cluster.tsx';
import { Container } from '../container/container.tsx';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';
import { HeroHorizon } from './hero-horizon.tsx';
import { HeroJunction } from './hero-junction.tsx';
import styles from './hero.module.css';

export interface HeroProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** A few words above the title, on a route marker. */
  eyebrow?: ReactNode;
  title: ReactNode;
  /** A sentence or two under the title. */
  lead?: ReactNode;
  /** LinkButtons, in a row. */
  actions?: ReactNode;
  /** Beside the text on wide windows, below it on narrow ones. Makes the hero taller. */
  aside?: ReactNode;
  /** A drawing that stands on the hero's lower edge, beside the text or, in narrow windows, below it. Decorative. */
  picture?: ReactNode;
  /** Less space, and a picture only in wide windows, for a page whose content below should be in view. */
  compact?: boolean;
  /** The title's level in the page's outline. */
  level?: HeadingLevel;
  /** @deprecated Since 1.7.0: `level`. */
  headingLevel?: HeadingLevel;
}

const hero = cva(styles.hero, {
  variants: {
    tall: { true: styles.tall, false: styles.short },
    compact: { true: styles.compact, false: undefined },
    pictured: { true: styles.pictured, false: undefined },
  },
});

/**
 * The band that opens a page, with its title.
 *
 * **Use it** once, at the top of a page. **Not** for a band further down: that is a `Section`.
 */
export function Hero({
  eyebrow,
  title,
  lead,
  actions,
  aside,
  picture,
  compact = false,
  headingLevel = 1,
  level = headingLevel,
  className,
  children,
  ...props
}: HeroProps) {
  const tall = Boolean(aside);
  return (
    <section data-tone="ink" className={hero({ tall, compact, pictured: Boolean(picture), className })} {...props}>
      {!picture && (
        <div className={styles.scenery}>
          {tall ? <HeroHorizon className={styles.horizon} /> : <HeroJunction className={styles.junction} />}
        </div>
      )}
      <Container className={styles.columns}>
        <div className={styles.text}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <Heading level={level} size={tall ? 'display' : 'xl'} className={styles.title}>
            {title}
          </Heading>
          {lead && (
            <Text size="lg" muted as="div" className={styles.lead}>
              {lead}
            </Text>
          )}
          {actions && <Cluster className={styles.actions}>{actions}</Cluster>}
          {children}
        </div>
        {aside && <div>{aside}</div>}
        {picture && (
          <div aria-hidden="true" className={styles.picture}>
            {picture}
          </div>
        )}
      </Container>
    </section>
  );
}
