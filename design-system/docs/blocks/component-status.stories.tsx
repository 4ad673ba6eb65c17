import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ComponentStatus } from './component-status.tsx';

/** Tests of a part of documentation, hidden from the sidebar. */
const meta = {
  title: 'Home/Component status',
  component: ComponentStatus,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof ComponentStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysSinceWhenAndWhatElseItIsCalled: Story = {
  args: { of: 'Combobox' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Stable')).toBeVisible();
    await expect(canvas.getByText('since 1.3.0')).toBeVisible();
    await expect(canvas.getByText(/^Also called/)).toHaveTextContent('Also called autocomplete, typeahead,');
    await expect(canvasElement.querySelector('#also-typeahead')).toHaveTextContent('typeahead');
  },
};

export const KnowsWhichExportAComponentIs: Story = {
  args: { of: 'Announcer' },
  play: async ({ canvas }) => expect(canvas.getByText('since 1.0.0')).toBeVisible(),
};

export const NothingForWhatIsNotPublic: Story = {
  args: { of: 'FormField' },
  play: async ({ canvas }) => expect(canvas.queryByText('Draft')).toBeNull(),
};
