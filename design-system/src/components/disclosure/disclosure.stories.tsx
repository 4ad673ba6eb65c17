import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { Disclosure } from './disclosure.tsx';

const meta = {
  title: 'Components/Display/Disclosure',
  component: Disclosure,
  args: { summary: 'What happens after I apply?', children: <p>We read it and ring you in 2–3 business days.</p> },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

const text = 'We read it and ring you in 2–3 business days.';

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
  tags: ['state'],
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const ControlledByThePage: Story = {
  tags: ['!autodocs'],
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

export const RefusedByThePage: Story = {
  tags: ['!autodocs'],
  args: { open: false, onOpenChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('What happens after I apply?'));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(true));
    await waitFor(() => expect(canvas.getByText(text)).not.toBeVisible());
    await userEvent.click(canvas.getByText('What happens after I apply?'));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledTimes(2));
    await expect(args.onOpenChange).not.toHaveBeenCalledWith(false);
  },
};

export const ReachedByKeyboard: Story = {
  tags: ['!autodocs'],
  args: {
    children: (
      <p>
        We ring you. <a href="#contact">Contact us</a> before that.
      </p>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const summary = canvas.getByText('What happens after I apply?').closest('summary');
    await expect(summary).toHaveFocus();
    // Browsers open a details element on Enter and Space only from its first summary.
    await expect(summary?.parentElement).toBeInstanceOf(HTMLDetailsElement);
    await expect(summary?.previousElementSibling).toBeNull();
  },
};

export const FoldedContentIsOutOfReach: Story = {
  tags: ['!autodocs'],
  args: { children: <a href="#contact">Contact us</a> },
  play: async ({ canvas }) => {
    const link = canvas.getByText('Contact us');
    await expect(link).not.toBeVisible();
    link.focus();
    await expect(link).not.toHaveFocus();
  },
};

export const LargeEnoughToTap: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const summary = canvas.getByText('What happens after I apply?').closest('summary');
    await expect(summary?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const LongTexts: Story = {
  tags: ['state'],
  args: {
    summary: 'What happens after I apply for a job that starts sooner than your office can reply by post or telephone?',
    children: (
      <p>Write to transport-planning-night-desk-northern-region@haulwell.example, and somebody reads it at once.</p>
    ),
    defaultOpen: true,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <EveryTone>
      <Disclosure summary="What happens after I apply?">{text}</Disclosure>
      <Disclosure summary="What happens after I apply?" defaultOpen>
        {text}
      </Disclosure>
    </EveryTone>
  ),
};

const details = createRef<HTMLDetailsElement>();

export const PassesOnRefAndClass: Story = {
  tags: ['!autodocs'],
  args: { ref: details, id: 'own-id', className: 'own-class' },
  play: async () => {
    await expect(details.current).toHaveAttribute('id', 'own-id');
    await expect(details.current).toHaveClass('own-class');
  },
};

export const SaysMore: Story = {
  tags: ['!dev', '!autodocs'],
  args: { summary: 'More' },
};
