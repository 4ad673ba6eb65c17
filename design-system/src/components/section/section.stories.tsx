import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Heading } from '../heading/heading.tsx';
import { Link } from '../link/link.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Section } from './section.tsx';

const meta = {
  title: 'Components/Layout/Section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Stack>
        <Heading level={2}>Drivers who turn up</Heading>
        <Text muted>
          Every licence is checked before a shift is offered. <Link href="#how">See how we check</Link>
        </Text>
        <Card>A card is paper on every tone.</Card>
      </Stack>
    ),
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sunken: Story = { args: { tone: 'sunken' } };

export const Ink: Story = {
  args: { tone: 'ink' },
  play: async ({ canvas, step }) => {
    const colour = (name: string) => getComputedStyle(canvas.getByText(name)).color;
    await step('light on dark, and dark again on the card in it', () =>
      expect(colour('Drivers who turn up')).not.toBe(colour('A card is paper on every tone.')),
    );
  },
};

export const Accent: Story = { args: { tone: 'accent' } };
export const Spacious: Story = { args: { spacing: 'lg', tone: 'sunken', width: 'text' } };

export const OnAPhone: Story = { tags: ['state'], args: { tone: 'sunken' }, globals: { viewport: { value: 'phone' } } };

export const AsRegion: Story = {
  tags: ['!autodocs'],
  args: { 'aria-label': 'How we check' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'How we check' })).toBeVisible();
  },
};

export const EveryBandAnother: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <>
      {(['ink', 'accent', 'sunken'] as const).map((tone) => (
        <Section key={tone} tone={tone}>
          <Heading level={2}>Drivers who turn up</Heading>
        </Section>
      ))}
    </>
  ),
};
