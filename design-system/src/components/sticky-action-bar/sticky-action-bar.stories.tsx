import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { Button } from '../button/button.tsx';
import { Container } from '../container/container.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { StickyActionBar, type StickyActionBarProps } from './sticky-action-bar.tsx';

function Advert({ paragraphs = 1, ...props }: StickyActionBarProps & { paragraphs?: number }) {
  return (
    <Container>
      <Stack>
        {Array.from({ length: paragraphs }, (_, index) => (
          <Text key={index}>
            You check the vehicle, couple the trailer and leave the yard by six. Most runs are to stores within a
            hundred miles, and you are home every night.
          </Text>
        ))}
        <StickyActionBar {...props} />
        <Text muted>Reference: HGV-7001</Text>
      </Stack>
    </Container>
  );
}

const meta = {
  title: 'Components/Actions/StickyActionBar',
  component: StickyActionBar,
  args: {
    children: (
      <Button size="lg" fullWidth>
        Apply now
      </Button>
    ),
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => <Advert {...args} />,
} satisfies Meta<typeof StickyActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const barOf = (button: HTMLElement) => button.parentElement as HTMLElement;

export const AfterAText: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(barOf(canvas.getByRole('button'))).position).toBe('static');
  },
};

/** In view from the start; at its place in the end. */
export const OnAPhone: Story = {
  tags: ['state'],
  render: (args) => <Advert paragraphs={12} {...args} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const bar = barOf(canvas.getByRole('button'));
    await step('the action is in view at the bottom of the window', async () => {
      await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight);
      await expect(bar.offsetWidth).toBe(document.documentElement.clientWidth);
    });
    await step('at the end of the text, it comes to rest', async () => {
      window.scrollTo({ top: document.documentElement.scrollHeight });
      await waitFor(() =>
        expect(bar.getBoundingClientRect().bottom).toBeLessThan(
          canvas.getByText('Reference: HGV-7001').getBoundingClientRect().top,
        ),
      );
      window.scrollTo({ top: 0 });
    });
  },
};

export const OnEveryTone: Story = {
  render: (args) => (
    <EveryTone>
      <StickyActionBar {...args} />
    </EveryTone>
  ),
};

export const WithTwoActions: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    children: (
      <Stack gap={2}>
        <Button fullWidth>Apply now</Button>
        <Button variant="secondary" fullWidth>
          Share job
        </Button>
      </Stack>
    ),
  },
};
