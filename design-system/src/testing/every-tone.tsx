import type { ReactNode } from 'react';
import { Section } from '../components/section/section.tsx';
import { Stack } from '../components/stack/stack.tsx';

const tones = ['default', 'sunken', 'ink', 'accent'] as const;

/** The same children in a band of each tone. Each band is a form, so that its radio buttons form separate groups. */
export function EveryTone({ children }: { children: ReactNode }) {
  return tones.map((tone) => (
    <Section key={tone} tone={tone}>
      <form aria-label={tone}>
        <Stack>{children}</Stack>
      </form>
    </Section>
  ));
}
