import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { hasEdge } from '../../testing/has-edge.ts';
import { Cluster } from '../cluster/cluster.tsx';
import { Chip } from './chip.tsx';

const meta = {
  title: 'Components/Actions/Chip',
  component: Chip,
  args: { children: 'Career advice', pressed: false, onClick: fn() },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { tags: ['state'], args: { pressed: true } };

const changed = fn();

export const KeepsItsOwnState: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Chip defaultPressed onPressedChange={changed}>
      Career advice
    </Chip>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Career advice', pressed: true }));
    await expect(canvas.getByRole('button', { name: 'Career advice', pressed: false })).toBeVisible();
    await expect(changed.mock.calls).toEqual([[false]]);
  },
};

export const Disabled: Story = {
  tags: ['state'],
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const DisabledShowsItsState: Story = {
  tags: ['state'],
  render: () => (
    <Cluster>
      <Chip pressed={false} disabled>
        Career advice
      </Chip>
      <Chip disabled pressed>
        Career advice
      </Chip>
    </Cluster>
  ),
  play: async ({ canvas }) => {
    const [off, on] = canvas.getAllByRole('button').map((chip) => getComputedStyle(chip).backgroundColor);
    await expect(on).not.toBe(off);
  },
};

function Categories() {
  const [chosen, setChosen] = useState('All');
  return (
    <Cluster role="radiogroup" aria-label="Category">
      {['All', 'Safety', 'Career advice', 'Company news'].map((category) => (
        <Chip key={category} checked={chosen === category} onClick={() => setChosen(category)}>
          {category}
        </Chip>
      ))}
    </Cluster>
  );
}

export const OneOfSeveral: Story = {
  render: () => <Categories />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Category' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Safety' }));
    await expect(canvas.getByRole('radio', { name: 'Safety', checked: true })).toBeVisible();
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1);
  },
};

/** One stop of Tab; arrow keys choose, round the ends. */
export const ChosenByArrowKeys: Story = {
  tags: ['!autodocs'],
  render: () => <Categories />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'All' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Safety', checked: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Company news', checked: true })).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard(' {Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** The page decides: a chip whose `pressed` stays the same looks the same after a press. */
export const ControlledByThePage: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { pressed: false })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  tags: ['state'],
  render: () => <Categories />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const LongOnAPhone: Story = {
  tags: ['state'],
  args: { children: 'Work near Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await fits(canvasElement);
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <EveryTone>
      <Cluster>
        <Chip pressed={false}>Career advice</Chip>
        <Chip pressed>Career advice</Chip>
        <Chip pressed={false} disabled>
          Career advice
        </Chip>
        <Chip disabled pressed>
          Career advice
        </Chip>
      </Cluster>
    </EveryTone>
  ),
  play: async ({ canvas }) => {
    for (const chip of canvas.getAllByRole('button', { pressed: false })) {
      if (chip.matches(':enabled')) await hasEdge(chip);
    }
  },
};

export const ForAnAction: Story = {
  tags: ['!dev', '!autodocs'],
  args: { children: 'Clear all filters' },
};
