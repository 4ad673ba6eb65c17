import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Container } from './container.tsx';

const meta = {
  title: 'Components/Layout/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { children: <Card>The page's column</Card> },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};

export const ForText: Story = {
  args: { width: 'text' },
  play: async ({ canvas }) => {
    const card = canvas.getByText("The page's column").getBoundingClientRect();
    await expect(card.width).toBeLessThanOrEqual(Number.parseFloat(getComputedStyle(document.body).fontSize) * 46);
    await expect(Math.round(card.left)).toBe(Math.round(document.documentElement.clientWidth - card.right));
  },
};

export const GuttersOnAPhone: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The page's column").getBoundingClientRect().left).toBeGreaterThanOrEqual(16);
  },
};

export const ContainerInAContainer: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    children: (
      <Container>
        <Card>The page’s column</Card>
      </Container>
    ),
  },
};
