import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './description-list.tsx';

const meta = {
  title: 'Display/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Location', description: 'Leeds' },
      { term: 'Salary', description: '£32,000 - £40,000' },
      { term: 'Contract', description: 'Permanent' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stacked: Story = {};
export const Inline: Story = { args: { layout: 'inline' } };
