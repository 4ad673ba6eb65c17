import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fits } from '../../testing/fits.ts';
import { Card } from '../card/card.tsx';
import { Heading } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';
import { Columns } from './columns.tsx';

const meta = {
  title: 'Components/Layout/Columns',
  component: Columns,
  args: {
    children: [
      <Heading key="1" level={2}>
        Where we work
      </Heading>,
      <Text key="2">From Aberdeen to Plymouth, around the clock and around the year.</Text>,
    ],
  },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Equal: Story = {
  args: { id: 'own', className: 'own' },
  play: async ({ canvas, canvasElement }) => {
    const [title, text] = [canvas.getByRole('heading'), canvas.getByText(/^From Aberdeen/)];
    await expect(text.getBoundingClientRect().top).toBe(title.getBoundingClientRect().top);
    await expect(text.offsetWidth).toBe(title.offsetWidth);
    await expect(canvasElement.querySelector('#own')).toHaveClass('own');
  },
};

export const TitleBesideText: Story = { args: { ratio: '1:2' } };
export const TextBesideAList: Story = { args: { ratio: '2:3' } };
export const TextBesideAPicture: Story = { args: { ratio: '3:2', align: 'center' } };
export const WithAnAside: Story = {
  args: {
    ratio: 'main-aside',
    sticky: 'last',
    children: [<Card key="1">The form</Card>, <Card key="2">Who to call instead</Card>],
  },
};

export const StaysInView: Story = {
  tags: ['!autodocs'],
  args: { ratio: '1:2', sticky: 'first' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('heading')).position).toBe('sticky');
  },
};

export const ThreeParts: Story = {
  tags: ['!dev', '!autodocs'],
  args: { children: [<Card key="1">Drivers</Card>, <Card key="2">Engineers</Card>, <Card key="3">Clerks</Card>] },
};

export const LongOnAPhone: Story = {
  tags: ['state'],
  args: {
    children: [
      <Heading key="1" level={2}>
        Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch
      </Heading>,
      <Text key="2">From Aberdeen to Plymouth, around the clock and around the year.</Text>,
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const below = canvas.getByText(/^From Aberdeen/).getBoundingClientRect().top;
    await expect(below).toBeGreaterThan(canvas.getByRole('heading').getBoundingClientRect().bottom);
    await fits(canvasElement);
  },
};
