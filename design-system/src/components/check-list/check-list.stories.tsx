import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { Card } from '../card/card.tsx';
import { CheckList } from './check-list.tsx';

const meta = {
  title: 'Components/Display/CheckList',
  component: CheckList,
  args: { items: ['Licence and CPC checked', 'Cover within hours', 'One consultant for every shift'] },
} satisfies Meta<typeof CheckList>;

export default meta;
type Story = StoryObj<typeof meta>;

const benefits = [
  'Drivers who know your routes before the first shift',
  'Licences checked every quarter',
  'Right to work on file',
  'Cover at nights and weekends',
  'No fee until somebody starts',
  'One invoice a week',
  'Tachograph reports you can audit',
  'A consultant who has driven for a living',
];

export const Stacked: Story = {
  render: (args) => (
    <Card>
      <CheckList {...args} />
    </Card>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(args.items);
  },
};

export const Columns: Story = { args: { layout: 'columns', items: benefits } };

export const ColumnsOnAPhone: Story = { tags: ['state'], ...Columns, globals: { viewport: { value: 'phone' } } };

export const LongOnAPhone: Story = {
  tags: ['state'],
  args: { items: ['Drivers in Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch within the hour'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  args: { layout: 'columns' },
  render: (args) => (
    <EveryTone>
      <CheckList {...args} />
    </EveryTone>
  ),
};

export const ForStepsInOrder: Story = {
  tags: ['!dev', '!autodocs'],
  args: { items: ['Send your licence', 'Meet your consultant', 'Start on Monday'] },
};
