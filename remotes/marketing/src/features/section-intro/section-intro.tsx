import { Heading, Stack, Text } from '@site/design-system';

export interface SectionIntroProps {
  /** The heading's, for the section's `aria-labelledby`. */
  id: string;
  heading: string;
  text?: string;
}

/** The heading of a page's section, and a sentence under it. */
export function SectionIntro({ id, heading, text }: SectionIntroProps) {
  return (
    <Stack gap={2}>
      <Heading level={2} size="xl" id={id}>
        {heading}
      </Heading>
      {text && (
        <Text size="lg" tone="muted">
          {text}
        </Text>
      )}
    </Stack>
  );
}
