import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Components/Type/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'opens in a new tab' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadButNotSeen: Story = {
  render: (args) => (
    <a href="#guide">
      Guide <VisuallyHidden {...args} />
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Guide opens in a new tab' })).toBeVisible();
    await expect(canvas.getByText('opens in a new tab').offsetWidth).toBe(1);
  },
};

export const WhatEverybodyNeeds: Story = {
  tags: ['!dev', '!autodocs'],
  args: { children: 'before tax' },
  render: (args) => (
    <p>
      £38,000 a year <VisuallyHidden {...args} />
    </p>
  ),
};
