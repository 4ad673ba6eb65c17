import { useOf } from '@storybook/addon-docs/blocks';

/** The class that a story of one width needs around it: its iframe is as wide as that, and is scaled down to fit. */
export function useStoryFrame(of: Parameters<typeof useOf>[0]): string | undefined {
  const { story } = useOf<'story'>(of, ['story']);
  return (story.parameters['docs'] as { canvas?: { className?: string } } | undefined)?.canvas?.className;
}
