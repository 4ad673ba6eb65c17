import { Heading, Prose, Stack } from '@site/design-system';

export function NextSteps() {
  return (
    <Stack as="section" gap={3} aria-labelledby="next-steps-heading">
      <Heading level={2} size="md" id="next-steps-heading">
        Next steps
      </Heading>
      <Prose>
        <ol>
          <li>Check that the status line says Connected and that every category is listed.</li>
          <li>Sign in as staff, choose Sync Jobs, and see the new jobs appear in the list.</li>
          <li>Compare the figures of the sync status with what the feed delivered.</li>
          <li>Open a job from the list to see it as visitors do.</li>
        </ol>
      </Prose>
    </Stack>
  );
}
