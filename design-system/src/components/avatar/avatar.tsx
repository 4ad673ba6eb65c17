import { useState, type ComponentProps } from 'react';
import { cva } from 'class-variance-authority';
import { initials } from './initials.ts';
import styles from './avatar.module.css';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children' | 'role'> {
  /** Name of the person or organisation: the text alternative, and the source of the initials. */
  name: string;
  /** Photo or logo. Without one, or if it fails to load, the initials are shown. */
  src?: string | undefined;
  /** `round` for people, `square` for organisations, whose logo is shown whole. */
  shape?: 'round' | 'square';
  /** 2.5, 3.5, 5 or 8 rem. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Hides it from screen readers, for when the name is beside it. */
  decorative?: boolean;
}

const avatar = cva(styles.avatar, {
  variants: {
    shape: { round: styles.round, square: styles.square },
    size: { sm: styles.sm, md: styles.md, lg: styles.lg, xl: styles.xl },
  },
});

/**
 * A person's photo, an organisation's logo, or initials.
 *
 * **Use it** for profiles, testimonials and partners. **Not** for the agency's own mark: that is a `Logo`.
 */
export function Avatar({
  name,
  src,
  shape = 'round',
  size = 'md',
  decorative = false,
  className,
  ...props
}: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  if (src && src !== failed) {
    // A plain img, so that server HTML includes it. It may have failed before React attached its listeners.
    const failedEarly = (img: HTMLImageElement | null) => {
      if (img?.complete && img.naturalWidth === 0) setFailed(src);
    };
    return (
      <span data-tone="paper" className={avatar({ shape, size, className })} {...props}>
        <img
          ref={failedEarly}
          // Before `src`: Firefox takes it in that order.
          loading="lazy"
          src={src}
          alt={decorative ? '' : name}
          className={styles.image}
          onError={() => setFailed(src)}
        />
      </span>
    );
  }
  const meaning = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span className={avatar({ shape, size, className: [styles.initials, className] })} {...meaning} {...props}>
      <span className={styles.letters}>{initials(name)}</span>
    </span>
  );
}
