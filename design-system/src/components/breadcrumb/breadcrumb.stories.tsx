import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = {
  title: 'Components/Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [{ label: 'Home', href: '#home' }, { label: 'Jobs', href: '#jobs' }, { label: 'HGV Class 1 Driver' }],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLevels: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#home', '#jobs']);
    await expect(canvas.getByText('HGV Class 1 Driver')).toHaveAttribute('aria-current', 'page');
  },
};

export const TwoLevels: Story = { args: { items: [{ label: 'Home', href: '#home' }, { label: 'Jobs' }] } };

export const LinksNoPageToItself: Story = {
  tags: ['!autodocs'],
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Jobs', href: '#jobs' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText('Jobs')).toHaveAttribute('aria-current', 'page');
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Jobs' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByText('HGV Class 1 Driver')).not.toHaveFocus();
  },
};

export const LongNamesOnAPhone: Story = {
  tags: ['state'],
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Knowledge Hub', href: '#blog' },
      { label: 'HGV Class 1 Driver, Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <EveryTone>
      <Breadcrumb {...args} />
    </EveryTone>
  ),
};

export const HomeAlone: Story = {
  tags: ['!dev', '!autodocs'],
  args: { items: [{ label: 'Home', href: '#home' }, { label: 'Contact' }] },
};
