import { useState, type ComponentProps } from 'react';
import { cva } from 'class-variance-authority';
import { initials } from './initials.ts';
import styles from './avatar.module.css';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children' | 'role'> {
  /** Whose picture it is: its text alternative, and where the initials come from. */
  name: string;
  /** Photo or logo. Without one, or when it does not arrive, the initials stand in its place. */
  src?: string | undefined;
  /** `round` for people, `square` for organisations, whose logo is shown whole. */
  shape?: 'round' | 'square';
  /** 2.5, 3.5, 5 or 8 rem. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** The name stands beside it: screen readers hear it once. */
  decorative?: boolean;
}

const avatar = cva(styles.avatar, {
  variants: {
    shape: { round: styles.round, square: styles.square },
    size: { sm: styles.sm, md: styles.md, lg: styles.lg, xl: styles.xl },
  },
});

/**
 * A person's photo or an organisation's logo, or the initials of its name.
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
    // A plain img, so that the picture is in the server's HTML. It may have failed there, before React could listen.
    const failedEarly = (img: HTMLImageElement | null) => {
      if (img?.complete && img.naturalWidth === 0) setFailed(src);
    };
    return (
      <span data-tone="paper" className={avatar({ shape, size, className })} {...props}>
        <img
          ref={failedEarly}
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
