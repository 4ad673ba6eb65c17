import { Story, Unstyled } from '@storybook/addon-docs/blocks';
import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useStoryFrame } from './use-story-frame.ts';
import styles from './example.module.css';

export interface ExampleProps {
  of: NonNullable<ComponentProps<typeof Story>['of']>;
  /** `narrow`: as wide as a phone. `bleed`: the story reaches its edges. */
  frame?: 'padded' | 'narrow' | 'bleed';
}

const frames = cva(styles.frame, {
  variants: { frame: { padded: styles.padded, narrow: styles.narrow, bleed: null } },
});

/**
 * A story as a picture of a state. It is inert, because a page with several must not let any of them take focus on
 * appearing, as they do on the site.
 */
export function Example({ of, frame = 'padded' }: ExampleProps) {
  const ofItsWidth = useStoryFrame(of);
  return (
    <Unstyled>
      <div inert className={frames({ frame, className: ofItsWidth })}>
        <Story of={of} />
      </div>
    </Unstyled>
  );
}
