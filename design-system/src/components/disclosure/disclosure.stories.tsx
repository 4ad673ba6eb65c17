import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Disclosure } from './disclosure.tsx';

const meta = {
  title: 'Display/Disclosure',
  component: Disclosure,
  args: { summary: 'What happens after I apply?', children: <p>We read it and ring you in 2-3 business days.</p> },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

const text = 'We read it and ring you in 2-3 business days.';

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text)).not.toBeVisible();
    await userEvent.click(canvas.getByText('What happens after I apply?'));
    await expect(canvas.getByText(text)).toBeVisible();
    await userEvent.click(canvas.getByText('What happens after I apply?'));
    await expect(canvas.getByText(text)).not.toBeVisible();
  },
};

export const OpenAtFirst: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const HeldByThePage: Story = {
  render: function Held({ children }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Disclosure summary={open ? 'COLLAPSE' : 'SHOW DETAILS'} open={open} onOpenChange={setOpen}>
          {children}
        </Disclosure>
        <button type="button" onClick={() => setOpen(false)}>
          Collapse all
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('SHOW DETAILS'));
    await waitFor(() => expect(canvas.getByText('COLLAPSE')).toBeVisible());
    await expect(canvas.getByText(text)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse all' }));
    await waitFor(() => expect(canvas.getByText('SHOW DETAILS')).toBeVisible());
    await expect(canvas.getByText(text)).not.toBeVisible();
  },
};
