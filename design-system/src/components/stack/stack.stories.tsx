import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Stack } from './stack.tsx';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { children: [<Card key="1">HGV Driver</Card>, <Card key="2">Van Driver</Card>, <Button key="3">Show more</Button>] },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stretched: Story = {};
export const Start: Story = { args: { align: 'start' } };
export const Centred: Story = { args: { align: 'center', gap: 6 } };
export const AsList: Story = { args: { as: 'ul', gap: 2, children: [<li key="1">London</li>, <li key="2">Leeds</li>] } as never };
