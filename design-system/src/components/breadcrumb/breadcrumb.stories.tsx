import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: { items: [{ label: 'Home', href: '#home' }, { label: 'Jobs', href: '#jobs' }, { label: 'HGV Class 1 Driver' }] },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLevels: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('HGV Class 1 Driver')).toHaveAttribute('aria-current', 'page');
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
