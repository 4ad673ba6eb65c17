import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './text.tsx';

const meta = {
  title: 'Type/Text',
  component: Text,
  args: { children: 'A driver on a permanent contract, found in 48 to 72 hours. Cover for an empty cab, the same day.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const Muted: Story = { args: { tone: 'muted' } };
export const Bold: Story = { args: { weight: 'bold' } };
