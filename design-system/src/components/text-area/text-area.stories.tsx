import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Message', name: 'message' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAttribute('rows', '5');
  },
};

export const WithHint: Story = { args: { hint: 'At least 10 characters.', required: true } };

export const WithError: Story = {
  args: { hint: 'At least 10 characters.', error: 'Tell us a little more, please', defaultValue: 'Drivers' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('At least 10 characters. Tell us a little more, please');
  },
};

export const TallerOnRequest: Story = {
  args: { rows: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').getBoundingClientRect().height).toBeGreaterThan(250);
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Sent already.' } };
