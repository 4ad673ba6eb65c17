import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { FactList } from './fact-list.tsx';

const meta = {
  title: 'Components/Display/FactList',
  component: FactList,
  args: {
    facts: [
      { icon: 'map-pin', label: 'Location', value: 'Leeds' },
      { icon: 'pound', label: 'Salary', value: '£32,000 to £40,000' },
      { icon: 'briefcase', label: 'Job type', value: 'Permanent' },
    ],
  },
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: { id: 'own', className: 'own' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((fact) => fact.textContent)).toEqual([
      'Leeds',
      '£32,000 to £40,000',
      'Permanent',
    ]);
    await expect(canvas.getByRole('img', { name: 'Salary' })).toBeVisible();
    await expect(canvas.getByRole('list')).toHaveAttribute('id', 'own');
    await expect(canvas.getByRole('list')).toHaveClass('own');
  },
};

export const Small: Story = { args: { size: 'small' } };

export const UnclearFigures: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    facts: [
      { icon: 'clock', label: 'Hours a week', value: '45' },
      { icon: 'calendar', label: 'Days of holiday', value: '28' },
    ],
  },
};

export const LongOnAPhone: Story = {
  tags: ['state'],
  args: {
    facts: [
      { icon: 'map-pin', label: 'Location', value: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' },
      { icon: 'clock', label: 'Shifts', value: 'Nights and weekends, with two rest days after four nights' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <EveryTone>
      <FactList {...args} />
      <FactList {...args} size="small" />
    </EveryTone>
  ),
};
