import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { Button } from '../button/button.tsx';
import { Accordion } from './accordion.tsx';

const meta = {
  title: 'Components/Display/Accordion',
  component: Accordion,
  args: {
    items: [
      {
        id: 'speed',
        title: 'How fast can you supply drivers?',
        content: (
          <p>
            Emergency cover the same day. <a href="#contact-form">Tell us what you need</a>.
          </p>
        ),
      },
      { id: 'areas', title: 'Which areas do you cover?', content: <p>All of the UK, from depots in eight regions.</p> },
      { id: 'checks', title: 'How are drivers checked before they start?', content: <p>Licence, CPC, tachograph.</p> },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

const SPEED = 'How fast can you supply drivers?';
const AREAS = 'Which areas do you cover?';

export const AllClosed: Story = {
  play: async ({ canvas }) => {
    for (const trigger of canvas.getAllByRole('button'))
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

export const OneOpenAtATime: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: SPEED });
    await userEvent.click(first);
    const answer = await canvas.findByRole('region', { name: SPEED });
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('aria-controls', answer.id);
    await waitFor(() => expect(answer.getBoundingClientRect().height).toBeGreaterThan(24));

    await userEvent.click(canvas.getByRole('button', { name: AREAS }));
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.getAllByRole('region')).toEqual([canvas.getByRole('region', { name: AREAS })]));
  },
};

export const OpenAtFirst: Story = {
  args: { defaultValue: 'areas' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: AREAS })).toBeVisible();
  },
};

export const OpenedByThePage: Story = {
  tags: ['!autodocs'],
  render: function Asked({ items, level = 3 }) {
    const [open, setOpen] = useState('');
    return (
      <>
        <Button onClick={() => setOpen('checks')}>How are drivers checked?</Button>
        <Accordion items={items} level={level} value={open} onValueChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How are drivers checked?' }));
    await expect(await canvas.findByText('Licence, CPC, tachograph.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: SPEED }));
    await expect(await canvas.findByRole('region', { name: SPEED })).toBeVisible();
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(1);
  },
};

export const OpenItemCloses: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: SPEED });
    await userEvent.click(trigger);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(trigger);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument());
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: SPEED });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: AREAS })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('button', { name: /checked/ })).toHaveFocus();
  },
};

export const ClosedAnswersAreOutOfReach: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    const link = canvas.getByText('Tell us what you need');
    await expect(link).not.toBeVisible();
    link.focus();
    await expect(link).not.toHaveFocus();
  },
};

export const HeadingLevels: Story = {
  tags: ['!autodocs'],
  args: { level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
};

export const OneQuestion: Story = {
  tags: ['state'],
  args: { items: [{ id: 'only', title: AREAS, content: <p>All of the UK.</p> }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: AREAS }));
    await waitFor(() => expect(canvas.getByText('All of the UK.')).toBeVisible());
  },
};

export const LongTexts: Story = {
  tags: ['state'],
  args: {
    items: [
      {
        id: 'long',
        title:
          'What happens when a driver falls ill in the night before a shift at Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch?',
        content: (
          <p>
            The duty desk rings the next drivers who know your site, and tells
            transport-planning-night-desk@haulwell.example. {'Cover is confirmed within the hour. '.repeat(12)}
          </p>
        ),
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('region');
    await fits(canvasElement);
  },
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: ({ items }) => (
    <EveryTone>
      <Accordion items={items} level={2} />
    </EveryTone>
  ),
  play: async ({ canvas }) => {
    for (const trigger of canvas.getAllByRole('button', { name: SPEED })) await userEvent.click(trigger);
    await waitFor(() => expect(canvas.getAllByRole('region')).toHaveLength(4));
  },
};

export const HidesWhatAllNeed: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    items: [
      { id: 'pay', title: 'Pay', content: <p>£38,000 to £42,000 a year.</p> },
      { id: 'place', title: 'Place', content: <p>Salford.</p> },
    ],
  },
};
