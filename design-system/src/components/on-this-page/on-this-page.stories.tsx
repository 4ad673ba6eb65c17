import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { OnThisPage } from './on-this-page.tsx';

const meta = {
  title: 'Components/Navigation/OnThisPage',
  component: OnThisPage,
  args: {
    label: 'On this page',
    sections: [
      { id: 'driving', title: 'Driving time' },
      { id: 'breaks', title: 'Breaks and rest' },
      { id: 'weekly', title: 'The working week' },
    ],
  },
} satisfies Meta<typeof OnThisPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: { id: 'own', className: 'own' },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'On this page' });
    await expect(nav).toHaveAttribute('id', 'own');
    await expect(nav).toHaveClass('own');
    await expect(within(nav).getByRole('link', { name: 'Breaks and rest' })).toHaveAttribute('href', '#breaks');
  },
};

export const AtASection: Story = {
  args: { current: 'breaks' },
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'location');
    await expect(current.map((link) => link.textContent)).toEqual(['Breaks and rest']);
  },
};

export const BesideTheText: Story = {
  args: { layout: 'beside', current: 'breaks' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On this page')).toBeVisible();
  },
};

export const OneSection: Story = {
  tags: ['!dev', '!autodocs'],
  args: { sections: [{ id: 'driving', title: 'Driving time' }] },
};

export const LongOnAPhone: Story = {
  tags: ['state'],
  args: {
    sections: [
      { id: 'long', title: 'Rest around Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, nights included' },
      { id: 'short', title: 'Breaks' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  args: { current: 'breaks' },
  render: (args) => (
    <EveryTone>
      <OnThisPage {...args} />
    </EveryTone>
  ),
};
