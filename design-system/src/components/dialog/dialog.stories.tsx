import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { FormActions } from '../form-actions/form-actions.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { fits } from '../../testing/fits.ts';
import { Dialog } from './dialog.tsx';

function Application() {
  return (
    <Stack as="form">
      <TextField label="Full name" name="fullName" autoComplete="name" required />
      <TextField label="Email" name="email" type="email" autoComplete="email" required />
      <TextField label="Phone" name="phone" type="tel" autoComplete="tel" required />
      <TextArea label="Cover letter" name="coverLetter" optionalLabel="optional" />
      <TextArea label="Your experience in short" name="cv" optionalLabel="optional" />
      <FormActions>
        <Button type="submit">Submit application</Button>
        <Button variant="quiet">Cancel</Button>
      </FormActions>
    </Stack>
  );
}

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  args: {
    opener: <Button>Apply now</Button>,
    onOpenChange: fn(),
    title: 'Apply for HGV Class 1 Driver',
    description: 'We reply within 24 hours.',
    children: <TextField label="Full name" name="fullName" />,
  },
  // Each story gets its own iframe on the documentation page, because dialogs cover everything else.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const openByPointer = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Apply now' }));
  return screen.findByRole('dialog', { name: 'Apply for HGV Class 1 Driver' });
};

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Open: Story = {
  play: async () => {
    const dialog = await openByPointer();
    await expect(dialog).toHaveAccessibleDescription('We reply within 24 hours.');
    await waitFor(() => expect(dialog).toHaveFocus());
  },
};

export const Closed: Story = {
  tags: ['!autodocs'],
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const WithoutDescription: Story = {
  args: { description: undefined },
  play: async () => {
    await expect(await openByPointer()).not.toHaveAttribute('aria-describedby');
  },
};

export const KeepsTabInside: Story = {
  tags: ['!autodocs'],
  play: async () => {
    const dialog = await openByPointer();
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
  },
};

export const SetsThePageAside: Story = {
  tags: ['!autodocs'],
  play: async () => {
    await openByPointer();
    await expect(screen.queryByRole('button', { name: 'Apply now' })).not.toBeInTheDocument();
    await expect(getComputedStyle(document.body).overflow).toBe('hidden');
  },
};

export const ClosesOnEscape: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await openByPointer();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await isGone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Apply now' })).toHaveFocus());
  },
};

export const ClosesByItsButton: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await openByPointer();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await isGone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Apply now' })).toHaveFocus());
  },
};

function ControlledApplication() {
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState(0);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Apply now</Button>
      <Text>Asked to close: {asked}</Text>
      <Dialog
        open={isOpen}
        onOpenChange={() => setAsked(asked + 1)}
        title="Apply for HGV Class 1 Driver"
        description="We reply within 24 hours."
      >
        <Button onClick={() => setIsOpen(false)}>Withdraw</Button>
      </Dialog>
    </>
  );
}

export const Controlled: Story = {
  tags: ['!autodocs'],
  render: () => <ControlledApplication />,
  play: async () => {
    await openByPointer();
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByText('Asked to close: 1')).toBeInTheDocument();
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    await isGone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Apply now' })).toHaveFocus());
  },
};

/** A form that was sent closes the dialog. */
export const ClosedFromWithin: Story = {
  tags: ['!autodocs'],
  args: { children: (close: () => void) => <Button onClick={close}>Submit application</Button> },
  play: async ({ args }) => {
    await openByPointer();
    const opener = screen.getByRole('button', { name: 'Apply now', hidden: true });
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Submit application' }));
    await isGone();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  },
};

export const StaysOpenOnOutsideClick: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const dialog = await openByPointer();
    await userEvent.type(screen.getByRole('textbox', { name: 'Full name' }), 'Sam');
    const scrim = dialog.previousElementSibling;
    await expect(scrim).toHaveAttribute('data-state', 'open');
    await userEvent.click(scrim ?? document.body, { pointerEventsCheck: 0 });
    await expect(args.onOpenChange).not.toHaveBeenCalledWith(false);
    await expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Sam');
  },
};

export const LongFormOnAPhone: Story = {
  tags: ['state'],
  args: { children: <Application /> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ step }) => {
    const dialog = await openByPointer();
    await step('taller than the screen, it scrolls inside', async () => {
      await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
      await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
      await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    });
    await step('the buttons at its end and the close button stay in view', async () => {
      const cancel = screen.getByRole('button', { name: 'Cancel' });
      const frame = dialog.getBoundingClientRect();
      await expect(cancel.getBoundingClientRect().bottom).toBeLessThanOrEqual(Math.ceil(frame.bottom));
      const close = screen.getByRole('button', { name: 'Close' });
      await expect(close.getBoundingClientRect().top).toBeGreaterThanOrEqual(frame.top);
    });
    await step('a focused field is clear of the title', async () => {
      screen.getByRole('textbox', { name: 'Full name' }).focus();
      const title = screen.getByRole('heading').parentElement;
      const field = screen.getByRole('textbox', { name: 'Full name' });
      await waitFor(() =>
        expect(field.getBoundingClientRect().top).toBeGreaterThanOrEqual(title?.getBoundingClientRect().bottom ?? NaN),
      );
    });
  },
};

export const OpenedByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Apply now' })).toHaveFocus());
  },
};

/** Safari does not focus a button that is pressed. */
export const OpenedWithoutFocus: Story = {
  tags: ['!autodocs'],
  play: async () => {
    await fireEvent.click(screen.getByRole('button', { name: 'Apply now' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Apply now' })).toHaveFocus());
  },
};

export const OpenAtFirst: Story = {
  tags: ['!autodocs'],
  args: { defaultOpen: true, opener: <Button id="apply">Apply now</Button> },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Apply now' })).toHaveFocus());
    await expect(screen.getByRole('button', { name: 'Apply now' })).toHaveAttribute('id', 'apply');
  },
};

export const OpenedByDoubleClick: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const opener = screen.getByRole('button', { name: 'Apply now' });
    await userEvent.dblClick(opener, { pointerEventsCheck: 0 });
    await screen.findByRole('dialog');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
  },
};

const sendOuter = fn((event: Pick<Event, 'preventDefault'>) => event.preventDefault());
const sendInner = fn((event: Pick<Event, 'preventDefault'>) => event.preventDefault());

export const WithinAForm: Story = {
  tags: ['!autodocs'],
  args: {
    children: (
      <Stack as="form" onSubmit={sendInner}>
        <Button type="submit">Submit application</Button>
      </Stack>
    ),
  },
  decorators: [
    (Shown) => (
      <Stack as="form" onSubmit={sendOuter}>
        <Shown />
      </Stack>
    ),
  ],
  beforeEach: () => void sendOuter.mockClear(),
  play: async () => {
    await openByPointer();
    await userEvent.click(screen.getByRole('button', { name: 'Submit application' }));
    await expect(sendInner).toHaveBeenCalled();
    await expect(sendOuter).not.toHaveBeenCalled();
  },
};

/** The server's message is above the buttons, where the focus is, and what was typed is kept. */
export const FormThatWasNotSent: Story = {
  tags: ['state'],
  args: {
    defaultOpen: true,
    children: (
      <Stack as="form" noValidate>
        <TextField label="Full name" name="fullName" defaultValue="Sam Driver" required />
        <TextField
          label="Email"
          name="email"
          type="email"
          defaultValue="sam@"
          error="Please enter a valid email address"
          required
        />
        <FormActions
          message={
            <Banner status="danger" live="assertive">
              Failed to submit application
            </Banner>
          }
        >
          <Button type="submit">Submit application</Button>
          <Button variant="secondary">Cancel</Button>
        </FormActions>
      </Stack>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('alert')).toHaveTextContent('Failed to submit application');
    await expect(screen.getByRole('textbox', { name: 'Email' })).toBeInvalid();
  },
};

export const LongTitleOnAPhone: Story = {
  tags: ['state'],
  args: {
    defaultOpen: true,
    title:
      'Apply for HGV Class 1 Driver, refrigerated distribution, nights, Northamptonshirebereitschaftsdienstzentrale',
    description: 'We reply within 24 hours, or meet you at Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch.',
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await fits(dialog);
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toBeVisible());
  },
};

export const Large: Story = {
  args: { defaultOpen: true, size: 'lg', children: <Application /> },
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.offsetWidth).toBe(48 * 16);
  },
};

export const ForAMessage: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultOpen: true, title: 'Message sent', description: undefined, children: <Button>OK</Button> },
};
