import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brand } from '../../brand/index.ts';
import { Section } from '../section/section.tsx';
import { Logo } from './logo.tsx';

const meta = { title: 'Components/Display/Logo', component: Logo } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnLight: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: brand.name })).toBeVisible();
  },
};

export const SaysSomethingElse: Story = {
  tags: ['!autodocs'],
  args: { label: `${brand.name}: to the home page` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: `${brand.name}: to the home page` })).toBeVisible();
  },
};

export const OnDark: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Section tone="ink">
      <Logo {...args} />
    </Section>
  ),
};

export const InASentence: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <p>
      Register with <Logo {...args} /> today.
    </p>
  ),
};
