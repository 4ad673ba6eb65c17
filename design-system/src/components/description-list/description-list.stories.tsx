import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { Link } from '../link/link.tsx';
import { DescriptionList } from './description-list.tsx';

const meta = {
  title: 'Components/Display/DescriptionList',
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

export const Stacked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Location',
      'Salary',
      'Contract',
    ]);
    await expect(canvas.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      'Leeds',
      '£32,000 - £40,000',
      'Permanent',
    ]);
  },
};

export const Inline: Story = { args: { layout: 'inline' } };

const VILLAGE = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

const long = [
  { term: 'Location', description: `${VILLAGE}, Anglesey` },
  {
    term: 'Who to ask about compliance',
    description: (
      <Link href="mailto:compliance@haulwell.example">transport-recruitment-and-compliance@haulwell.example</Link>
    ),
  },
];

export const LongOnAPhone: Story = {
  tags: ['state'],
  args: { items: [...long, { term: VILLAGE, description: 'Anglesey' }] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const LongInlineOnAPhone: Story = {
  tags: ['state'],
  args: { items: long, layout: 'inline' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <EveryTone>
      <DescriptionList {...args} />
      <DescriptionList {...args} layout="inline" />
    </EveryTone>
  ),
};

export const OfSeveralThings: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    items: [
      { term: 'HGV driver, Leeds', description: '£38,000' },
      { term: 'Van driver, Hull', description: '£29,500' },
      { term: 'Transport planner, York', description: '£42,000' },
    ],
  },
};
