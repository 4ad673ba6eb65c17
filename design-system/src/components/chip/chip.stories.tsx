import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Cluster } from '../cluster/cluster.tsx';
import { Chip } from './chip.tsx';

const meta = { title: 'Actions/Chip', component: Chip, args: { children: 'Career Advice' } } satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { pressed: true } };

function Categories() {
  const [chosen, setChosen] = useState('All');
  return (
    <Cluster role="group" aria-label="Category">
      {['All', 'Safety', 'Career Advice', 'Company News'].map((category) => (
        <Chip key={category} pressed={chosen === category} onClick={() => setChosen(category)}>
          {category}
        </Chip>
      ))}
    </Cluster>
  );
}

export const OneOfSeveral: Story = {
  render: () => <Categories />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Safety' }));
    await expect(canvas.getByRole('button', { name: 'Safety', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'All', pressed: false })).toBeVisible();
  },
};
